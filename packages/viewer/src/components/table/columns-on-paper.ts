/** Width between the margins of an upright A4 page, the narrowest paper, and of a Letter page on its side, in points. */
const UPRIGHT = 527;
const WIDE = 724;
/** Shares of a page that a part may take, the narrowest first. */
const SHARES = [0.6, 0.7, 0.8, 0.9] as const;
/** Width of a character and of the padding of a cell in the printed tables, in points. */
const CHARACTER = 4.8;
const PADDING = 7;
/** Number of characters from which a text wraps. A longer word of a text is broken after the larger number. */
const WRAPPED = 12;
const BROKEN = 18;

/** A column of a printed table. */
export interface PaperColumn {
  readonly header: string;
  /** The cells as they are shown. */
  readonly texts: readonly string[];
  readonly isNumber: boolean;
  /** Name of the columns that stay together if they fit on a page. */
  readonly group?: string | undefined;
}

/** Columns of a printed table, by their index: one list for each table that fits on a page. */
export interface PaperColumns {
  readonly isWide: boolean;
  readonly parts: readonly (readonly number[])[];
}

/**
 * Places the columns of a table on pages: upright if all fit, else on wide pages, split if needed.
 *
 * @param held - Number of first columns, which name the rows and are repeated in each part.
 */
export function columnsOnPaper(columns: readonly PaperColumn[], held: number): PaperColumns {
  const widths = columns.map(widthOf);
  if (sum(widths) <= UPRIGHT) return { isWide: false, parts: [[...columns.keys()]] };
  const groups = groupsOf(columns, held);
  const fewest = partsOf(groups, widths, held, WIDE);
  if (groups.some(({ length }) => length > 1)) return { isWide: true, parts: fewest };
  // As few parts as possible, with similar widths.
  const even = SHARES.map((share) => partsOf(groups, widths, held, share * WIDE));
  return { isWide: true, parts: even.find(({ length }) => length === fewest.length) ?? fewest };
}

/** Fills one part after the other. A group that fits in a part is not split. */
function partsOf(
  groups: readonly (readonly number[])[],
  widths: readonly number[],
  held: number,
  room: number,
): readonly (readonly number[])[] {
  const keys = [...widths.keys()].slice(0, held);
  const parts: (readonly number[])[] = [];
  let part: readonly number[] = keys;
  const place = (indexes: readonly number[]): boolean => {
    const next = [...part, ...indexes];
    const isFitting = sum(next.map((index) => widths[index] ?? 0)) <= room;
    if (isFitting) part = next;
    return isFitting;
  };
  const turn = (): void => {
    if (part.length > held) parts.push(part);
    part = keys;
  };
  for (const group of groups) {
    if (place(group)) continue;
    turn();
    if (place(group)) continue;
    for (const index of group) {
      if (place([index])) continue;
      turn();
      part = [...keys, index];
    }
  }
  turn();
  return parts;
}

/** Sequences of neighboring columns in the same group; a column without a group is its own sequence. */
function groupsOf(columns: readonly PaperColumn[], held: number): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const [index, { group }] of columns.entries()) {
    if (index < held) continue;
    const last = groups.at(-1);
    if (last !== undefined && group !== undefined && columns[index - 1]?.group === group) last.push(index);
    else groups.push([index]);
  }
  return groups;
}

/** The narrowest width that breaks no word of the head and no number. */
function widthOf({ header, texts, isNumber }: PaperColumn): number {
  const longest = isNumber ? Number.POSITIVE_INFINITY : BROKEN;
  const widthOfText = (text: string): number =>
    Math.min(text.length, Math.max(WRAPPED, Math.min(longestWord(text), longest)));
  const cells = texts.reduce((widest, text) => Math.max(widest, widthOfText(text)), 0);
  return Math.max(cells, longestWord(header)) * CHARACTER + PADDING;
}

const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map(({ length }) => length));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

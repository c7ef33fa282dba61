/** Column indexes in a list of widths, from 0; the last column is part of the span. */
export interface ColumnSpan {
  readonly first: number;
  readonly last: number;
}

export interface WideColumns {
  /** In characters. */
  readonly widths: readonly number[];
  /** Leading columns that are printed again in front of every part but the first. */
  readonly repeatedColumns: number;
  /** Columns at which a group of columns begins. */
  readonly groupStarts: readonly number[];
}

/**
 * The columns of a sheet in parts of at most the width. A part begins at a group of columns; only a group that is wider
 * than a part is cut, at the last column that fits, or before it so that no column is alone.
 */
export function printedParts({ widths, repeatedColumns, groupStarts }: WideColumns, widest: number): ColumnSpan[] {
  const last = widths.length - 1;
  const repeated = widthOf(widths, { first: 0, last: repeatedColumns - 1 });
  const room = (first: number): number => (first === 0 ? widest : widest - repeated);
  const whole = { first: 0, last };
  if (widthOf(widths, whole) <= widest) return [whole];
  const starts = groupStarts.filter((start) => start > repeatedColumns && start <= last);
  const groups = [0, ...starts].map((first, index) => ({ first, last: (starts[index] ?? widths.length) - 1 }));
  const parts: ColumnSpan[] = [];
  for (const group of groups.flatMap((one) => pieces(widths, one, room))) {
    const part = parts.at(-1);
    const joined = part && { first: part.first, last: group.last };
    if (joined !== undefined && widthOf(widths, joined) <= room(joined.first)) parts.splice(-1, 1, joined);
    else parts.push(group);
  }
  return parts;
}

function pieces(widths: readonly number[], span: ColumnSpan, room: (first: number) => number): ColumnSpan[] {
  const spans: ColumnSpan[] = [];
  let { first } = span;
  for (let column = span.first; column <= span.last; column++) {
    const fitsTo = (last: number): boolean => widthOf(widths, { first, last }) <= room(first);
    const isLast = column === span.last;
    const isBeforeTwo = column === span.last - 2 && !fitsTo(span.last);
    if (!isLast && !isBeforeTwo && fitsTo(column + 1)) continue;
    spans.push({ first, last: column });
    first = column + 1;
  }
  return spans;
}

/** Total width of the columns, in characters. */
export const widthOf = (widths: readonly number[], { first, last }: ColumnSpan): number =>
  widths.slice(first, last + 1).reduce((sum, width) => sum + width, 0);

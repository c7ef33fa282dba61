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
 * than a part is cut, into pieces of about the same width.
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
  for (const group of groups.flatMap((one) => pieces(widths, one, widest - repeated))) {
    const part = parts.at(-1);
    const joined = part && { first: part.first, last: group.last };
    if (joined !== undefined && widthOf(widths, joined) <= room(joined.first)) parts.splice(-1, 1, joined);
    else parts.push(group);
  }
  return parts;
}

function pieces(widths: readonly number[], span: ColumnSpan, widest: number): ColumnSpan[] {
  const width = widthOf(widths, span);
  const count = Math.ceil(width / widest);
  const spans: ColumnSpan[] = [];
  let first = span.first;
  for (let column = span.first; column <= span.last; column++) {
    const isFull = widthOf(widths, { first, last: column }) >= width / count;
    if (!isFull && column < span.last) continue;
    spans.push({ first, last: column });
    first = column + 1;
  }
  return spans;
}

const widthOf = (widths: readonly number[], { first, last }: ColumnSpan): number =>
  widths.slice(first, last + 1).reduce((sum, width) => sum + width, 0);

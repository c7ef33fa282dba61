/** A cell by its place, counted from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Selection from the cell where it began to the focused cell. */
export interface Selection {
  readonly anchor: Place;
  readonly focus: Place;
}

/** First and last of what is selected, both in it. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface GridSize {
  /** Those of totals among them. */
  readonly rows: number;
  readonly totalRows: number;
  readonly columns: number;
}

export const rangeOf = ({ anchor, focus }: Selection): Range => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
});

/** The same columns from the first row of a selection to a row below it, where the focus goes. */
export function extendedDown({ anchor, focus }: Selection, bottom: number): Selection {
  const top = Math.min(anchor.row, focus.row);
  return { anchor: { ...anchor, row: top }, focus: { ...focus, row: bottom } };
}

export const cellCount = ({ top, bottom, left, right }: Range): number => (bottom - top + 1) * (right - left + 1);

/** Every place of a range, line by line. */
export function placesOf({ top, bottom, left, right }: Range): Place[] {
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, along) => ({ row: top + down, column: left + along })),
  ).flat();
}

/** A key with its modifiers. */
export interface KeyStroke {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isControl: boolean;
}

/** Rows that Page Up and Page Down go over. */
const PAGE_ROWS = 10;

/** Cell that a key moves to; undefined for other keys. Control moves to the end, and from there to the totals. */
export function moved(
  { row, column }: Place,
  { key, isControl }: KeyStroke,
  { rows, totalRows, columns }: GridSize,
): Place | undefined {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const lastEntry = lastRow - totalRows;
  const end = row < lastEntry ? lastEntry : lastRow;
  const within = (at: number, last: number): number => Math.max(0, Math.min(last, at));
  switch (key) {
    case "ArrowUp":
      return { row: isControl ? 0 : within(row - 1, lastRow), column };
    case "ArrowDown":
      return { row: isControl ? end : within(row + 1, lastRow), column };
    case "ArrowLeft":
      return { row, column: isControl ? 0 : within(column - 1, lastColumn) };
    case "ArrowRight":
      return { row, column: isControl ? lastColumn : within(column + 1, lastColumn) };
    case "PageUp":
      return { row: within(row - PAGE_ROWS, lastRow), column };
    case "PageDown":
      return { row: within(row + PAGE_ROWS, lastRow), column };
    case "Home":
      return { row: isControl ? 0 : row, column: 0 };
    case "End":
      return { row: isControl ? end : row, column: lastColumn };
    default:
      return undefined;
  }
}

/** Next cell during successive entries: to the right, then to the next row; in reverse order with Shift. */
export function nextPlace({ row, column }: Place, isBack: boolean, { rows, columns }: GridSize): Place {
  const index = row * columns + column + (isBack ? -1 : 1);
  if (index < 0 || index >= rows * columns) return { row, column };
  return { row: Math.floor(index / columns), column: index % columns };
}

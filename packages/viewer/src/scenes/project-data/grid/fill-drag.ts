import type { GridSource } from "./grid-types.js";
import type { Range } from "./selection.js";

/** Visible part of the rows on the screen, between the head and the totals. */
export interface RowsView {
  readonly top: number;
  readonly bottom: number;
}

/**
 * True if a range can be extended by its fill handle: a row follows its last row, and a cell of it can be edited. The
 * totals are neither filled nor repeated. Only the first and the last row are looked at, because this is asked after
 * every key, and a range may have thousands of cells: the cells of a column are edited in all of its rows or in none.
 */
export function hasFillHandle(source: GridSource, { top, bottom, left, right }: Range): boolean {
  if (bottom >= source.rowCount - 1) return false;
  for (let column = left; column <= right; column += 1) {
    if (source.cell(top, column).gridEditable || source.cell(bottom, column).gridEditable) return true;
  }
  return false;
}

/**
 * Last row of a range that is extended down to a row. Above the range nothing is extended.
 *
 * @param row - Below the pointer; may be beyond the rows.
 */
export const extendedTo = ({ bottom }: Range, row: number, rowCount: number): number =>
  Math.max(bottom, Math.min(row, rowCount - 1));

/** Height at the lower edge of the rows in which they scroll, in pixels. */
const EDGE = 36;
/** The most that rows scroll in a frame, in pixels: about 16 rows in a second of 60 frames. */
const FASTEST = 10;

/**
 * Pixels to scroll in a frame. Near the lower edge the rows scroll down, faster the nearer the pointer is. They scroll
 * back only when the pointer is above all of them: a drag may begin at the first visible row.
 */
export function scrollStep(y: number, { top, bottom }: RowsView): number {
  if (y < top) return -FASTEST;
  const depth = y - (bottom - EDGE);
  return depth <= 0 ? 0 : Math.ceil(FASTEST * Math.min(1, depth / EDGE));
}

import { type CellPosition, formatRange, MAX_COLUMN, MAX_ROW } from "../../xlsx/cell-address.js";

/** The smallest range that holds all the cells. */
export function enclosingRange(cells: Iterable<CellPosition>): string {
  // The number of cells may exceed the maximum arguments of a call.
  const range = { top: MAX_ROW, left: MAX_COLUMN, bottom: 0, right: 0 };
  for (const { row, column } of cells) {
    range.top = Math.min(range.top, row);
    range.left = Math.min(range.left, column);
    range.bottom = Math.max(range.bottom, row);
    range.right = Math.max(range.right, column);
  }
  return formatRange(range);
}

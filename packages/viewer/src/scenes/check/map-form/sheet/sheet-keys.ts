import type { FormSheet } from "../reading/form-sheet.js";

/** A cell by its row and column, both starting at 1. */
export interface SheetCell {
  readonly row: number;
  readonly column: number;
}

/** Rows that Page Up and Page Down move by. */
const PAGE_ROWS = 15;

type Size = Pick<FormSheet, "rowCount" | "widths" | "cell">;

/** The cell that a key moves to; undefined for other keys. */
export function cellAfterKey(key: string, isWhole: boolean, at: SheetCell, sheet: Size): SheetCell | undefined {
  const { row, column } = at;
  const lastColumn = sheet.widths.length;
  switch (key) {
    case "ArrowUp":
      return uncovered(at, -1, 0, sheet);
    case "ArrowDown":
      return uncovered(at, 1, 0, sheet);
    case "ArrowLeft":
      return uncovered(at, 0, -1, sheet);
    case "ArrowRight":
      return uncovered(at, 0, 1, sheet);
    case "PageUp":
      return shownAt({ row: Math.max(1, row - PAGE_ROWS), column }, sheet);
    case "PageDown":
      return shownAt({ row: Math.min(sheet.rowCount, row + PAGE_ROWS), column }, sheet);
    case "Home":
      return shownAt({ row: isWhole ? 1 : row, column: 1 }, sheet);
    case "End":
      return shownAt({ row: isWhole ? sheet.rowCount : row, column: lastColumn }, sheet);
    default:
      return undefined;
  }
}

/** The next cell in a direction that is not under a merged cell; the cell itself at the edge. */
function uncovered(from: SheetCell, down: number, right: number, sheet: Size): SheetCell {
  let { row, column } = from;
  do {
    row += down;
    column += right;
    if (row < 1 || column < 1 || row > sheet.rowCount || column > sheet.widths.length) return from;
  } while (sheet.cell(row, column) === undefined);
  return { row, column };
}

/** The cell itself, or the merged cell that covers it. */
export function shownAt({ row, column }: SheetCell, sheet: Pick<FormSheet, "cell">): SheetCell {
  for (let top = row; top >= 1; top--)
    for (let left = column; left >= 1; left--) {
      const cell = sheet.cell(top, left);
      if (cell === undefined) continue;
      if ((top === row && left === column) || (top + cell.rows > row && left + cell.columns > column))
        return { row: top, column: left };
    }
  return { row, column };
}

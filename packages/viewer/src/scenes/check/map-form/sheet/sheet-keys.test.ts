import { expect, test } from "vitest";
import type { ShownCell } from "../reading/form-sheet.js";
import { cellAfterKey, shownAt } from "./sheet-keys.js";

/** Four rows and columns, in which B2 is merged with C2, B3, and C3. */
const SHEET = {
  rowCount: 4,
  widths: [80, 80, 80, 80],
  cell: (row: number, column: number): ShownCell | undefined => {
    const isMerged = [2, 3].includes(row) && [2, 3].includes(column);
    if (isMerged && !(row === 2 && column === 2)) return undefined;
    const size = isMerged ? 2 : 1;
    return { address: `${row} ${column}`, text: "", isNumber: false, isMerged, columns: size, rows: size };
  },
};

test("arrow keys step over the cells under a merged cell, and stop at the edge", () => {
  expect(cellAfterKey("ArrowRight", false, { row: 2, column: 2 }, SHEET)).toEqual({ row: 2, column: 4 });
  expect(cellAfterKey("ArrowUp", false, { row: 4, column: 3 }, SHEET)).toEqual({ row: 1, column: 3 });
  expect(cellAfterKey("ArrowLeft", false, { row: 1, column: 1 }, SHEET)).toEqual({ row: 1, column: 1 });
  expect(cellAfterKey("ArrowDown", false, { row: 4, column: 1 }, SHEET)).toEqual({ row: 4, column: 1 });
});

test("other keys move by pages, to the ends of a row, and to the corners", () => {
  expect(cellAfterKey("PageDown", false, { row: 1, column: 1 }, SHEET)).toEqual({ row: 4, column: 1 });
  expect(cellAfterKey("PageUp", false, { row: 4, column: 4 }, SHEET)).toEqual({ row: 1, column: 4 });
  expect(cellAfterKey("Home", false, { row: 3, column: 4 }, SHEET)).toEqual({ row: 3, column: 1 });
  expect(cellAfterKey("End", true, { row: 1, column: 1 }, SHEET)).toEqual({ row: 4, column: 4 });
  expect(cellAfterKey("a", false, { row: 1, column: 1 }, SHEET)).toBeUndefined();
});

test("a cell under a merged cell is the merged cell", () => {
  expect(shownAt({ row: 3, column: 3 }, SHEET)).toEqual({ row: 2, column: 2 });
  expect(shownAt({ row: 4, column: 3 }, SHEET)).toEqual({ row: 4, column: 3 });
});

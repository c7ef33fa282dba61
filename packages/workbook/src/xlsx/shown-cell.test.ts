import { expect, test } from "vitest";
import type { FlatCell } from "./flat-workbook.js";
import { shownCell, shownNumber } from "./shown-cell.js";

test.each([
  ["1234.5", "General", "1234.5"],
  ["0.333333333333333", "General", "0.33333333333"],
  ["1234.5", '"$"#,##0.00', "$1,234.50"],
  ["-1234.5", '"$"#,##0.00', "-$1,234.50"],
  ["-1234.5", "#,##0_);[Red](#,##0)", "(1,235)"],
  ["0", '#,##0;(#,##0);"-"', "-"],
  ["0", '_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)', "-"],
  ["0.0345", "0.00%", "3.45%"],
  ["2480880", "#,##0,", "2,481"],
  ["2139", "00000", "02139"],
  ["1234", "_($* #,##0_)", "$1,234"],
  ["12", "[$€-407] 0.0", "€ 12.0"],
  ["0.25", "# ?/?", "0.25"],
])("%s with %s is shown as %s", (number, format, shown) => {
  expect(shownNumber(number, format)).toBe(shown);
});

test("dates are shown in their format, and texts unchanged", () => {
  const cell = { type: "number", value: "46054" } as FlatCell;
  const form = { date1904: false, numberFormat: () => "d-mmm" };
  expect(shownCell(cell, form)).toBe("1-Feb");
  expect(shownCell({ ...cell, type: "text", value: "Total" }, form)).toBe("Total");
});

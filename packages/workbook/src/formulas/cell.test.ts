import { expect, test } from "vitest";
import { areasOf, areaText, type Cell, cellText } from "./cell.js";

const cell = (row: number, column: number, sheet = "Schedule 3"): Cell => ({ sheet, row, column });
const texts = (cells: readonly Cell[]): string[] => areasOf(cells).map((area) => areaText(area, "Schedule 3"));

test("cells one below the other make one range, which grows with rows inserted in it", () => {
  expect(texts([cell(9, 4), cell(10, 4), cell(11, 4)])).toEqual(["D9:D11"]);
});

test("columns side by side make one range, in any order of their cells", () => {
  expect(texts([cell(9, 4), cell(9, 5), cell(10, 4), cell(10, 5)])).toEqual(["D9:E10"]);
});

test("a gap parts two ranges, and a cell alone stays one", () => {
  expect(texts([cell(9, 4), cell(10, 4), cell(12, 4), cell(9, 7)])).toEqual(["D9:D10", "D12", "G9"]);
});

test("a cell of another sheet names it", () => {
  expect(cellText(cell(9, 4), "Summary")).toBe("'Schedule 3'!D9");
  expect(cellText(cell(9, 4, "Bob's"), "Summary")).toBe("'Bob''s'!D9");
  expect(areaText({ sheet: "GHG", top: 9, left: 4, bottom: 11, right: 4 }, "Summary", true)).toBe("GHG!$D$9:$D$11");
});

import { describe, expect, test } from "vitest";
import { filling, fillingAll, fromTabSeparated, pasting, toTabSeparated } from "./clipboard.js";
import type { GridCell, GridSource } from "./grid-types.js";

const CELL: GridCell = {
  shown: "",
  entry: "",
  gridEditable: true,
  calculated: false,
  calcEditable: false,
  required: false,
  withinPerformancePeriod: true,
  isChanged: false,
  messages: [],
};

/** Two rows of two columns above their totals. @param areTotalsOpen - Whether the totals are entered. */
const table = (areTotalsOpen = false): GridSource => ({
  columns: [{}, {}] as unknown as GridSource["columns"],
  rowCount: 2,
  totalRows: 1,
  rowKey: String,
  rowLabel: String,
  cell: (row) => (row === 2 ? { ...CELL, gridEditable: areTotalsOpen } : CELL),
});

const at = (row: number) => ({ top: row, bottom: row, left: 0, right: 0 });

describe("a paste beyond the end of a table", () => {
  test("adds rows if the table grows, and does not change the totals", () => {
    const { changes, locked, outside } = pasting(table(), at(1), "a\nb\nc", true);
    expect(changes.map(({ row, isNewRow }) => [row, isNewRow ?? false])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    expect([locked, outside]).toEqual([0, 0]);
  });

  test("ends at the totals if it does not", () => {
    const { changes, locked, outside } = pasting(table(), at(1), "a\nb\nc", false);
    expect(changes).toEqual([{ row: 1, column: 0, text: "a" }]);
    expect([locked, outside]).toEqual([1, 1]);
  });

  test("fills entered totals, also if the table grows", () => {
    const { changes, outside } = pasting(table(true), at(2), "a\nb", true);
    expect(changes).toEqual([{ row: 2, column: 0, text: "a" }]);
    expect(outside).toBe(1);
  });
});

describe("filling down", () => {
  /** Years 1 to 4 with their numbers as entries; the last one is after the performance period. */
  const years: GridSource = {
    ...table(),
    rowCount: 4,
    cell: (row, column) => ({
      ...CELL,
      entry: String(row + 1),
      gridEditable: column === 1,
      withinPerformancePeriod: row < 3,
    }),
  };

  test("repeats the first row of the range, and skips locked cells", () => {
    const range = { top: 0, bottom: 2, left: 0, right: 1 };
    expect(filling(years, range)).toEqual([
      { row: 1, column: 1, text: "1" },
      { row: 2, column: 1, text: "1" },
    ]);
  });

  test("of a single row repeats the row above it; the first row has none", () => {
    expect(filling(years, { top: 1, bottom: 1, left: 1, right: 1 })).toEqual([{ row: 1, column: 1, text: "1" }]);
    expect(filling(years, { top: 0, bottom: 0, left: 1, right: 1 })).toEqual([]);
  });

  test("for all years repeats a cell in every other year of the performance period", () => {
    expect(fillingAll(years, { top: 1, bottom: 1, left: 1, right: 1 })).toEqual([
      { row: 0, column: 1, text: "2" },
      { row: 2, column: 1, text: "2" },
    ]);
    const blank: GridSource = { ...years, cell: (row) => ({ ...CELL, entry: row === 0 ? "" : "5" }) };
    expect(fillingAll(blank, { top: 0, bottom: 0, left: 1, right: 1 })).toEqual([]);
    // A cell of the totals has nothing to repeat.
    expect(fillingAll(years, { top: 4, bottom: 4, left: 1, right: 1 })).toEqual([]);
  });
});

test.each([
  [
    "a\tb\r\nc\td\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a", [["a"]]],
  ["", [[""]]],
  ["\t\n", [["", ""]]],
  ["a\n\nb", [["a"], [""], ["b"]]],
  ['"two\nlines"\t"say ""yes"""', [["two\nlines", 'say "yes"']]],
  ['5" pipe\tb', [['5" pipe', "b"]]],
])("%j is read as a spreadsheet means it", (text, cells) => {
  expect(fromTabSeparated(text)).toEqual(cells);
});

test("copied text is read back as the same cells", () => {
  const cells = [
    ["1", "with\ttab", ""],
    ['quote "', "two\nlines", "last"],
  ];
  expect(fromTabSeparated(toTabSeparated(cells))).toEqual(cells);
});

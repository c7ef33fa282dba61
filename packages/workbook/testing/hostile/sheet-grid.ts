import { type HostileFile, read, refused } from "./hostile-file.js";
import { ROW, SHEET_PART, withPart, withRows } from "./small-workbook.js";

const WHOLE_SHEET = '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>';

function overlappingMerges(count: number): string {
  const merges = Array.from({ length: count }, (_, index) => `<mergeCell ref="A1:XFD${index + 2}"/>`);
  return `<mergeCells>${merges.join("")}</mergeCells>`;
}

const inRow = (cells: string): string => `<row r="1">${cells}</row>`;

const REFERENCES: readonly (readonly [name: string, tries: string, rows: string, found: string])[] = [
  ["cell-column-xfe", "A cell is to the right of the last column.", inRow('<c r="XFE1"><v>1</v></c>'), "cell XFE1"],
  ["cell-row-0", "A cell lies above the first row.", inRow('<c r="A0"><v>1</v></c>'), "cell A0"],
  ["cell-without-a-column", "A cell's reference has no column.", inRow('<c r="1"><v>1</v></c>'), "cell 1"],
  [
    "cell-endless-reference",
    "A cell's reference has a hundred thousand letters.",
    inRow(`<c r="${"A".repeat(100_000)}1"><v>1</v></c>`),
    "cell AAAA",
  ],
  ["row-beyond-the-grid", "A row is below the last row of the grid.", '<row r="1048577"/>', "row 1048577"],
  ["row-negative", "A row's number is negative.", '<row r="-1"/>', "row -1"],
  ["row-endless-number", "A row's number has forty digits.", `<row r="${"9".repeat(40)}"/>`, "row 9999"],
];

/** Sheets with cells, ranges, and columns outside the grid, or with ranges larger than their content. */
export const SHEET_GRID: readonly HostileFile[] = [
  ...REFERENCES.map(([name, tries, rows, found]) => ({
    name,
    tries,
    bytes: () => withRows(rows),
    outcome: refused("file/cell-outside-grid", found),
  })),
  {
    name: "cell-lower-case",
    tries: "A cell's reference is in lowercase letters.",
    bytes: () => withRows(inRow('<c r="a1"><v>1</v></c>')),
    outcome: read("as the same reference in uppercase letters", { "Sheet1!A1": "1" }),
  },
  {
    name: "cell-references-missing",
    tries: "Rows and cells have no references.",
    bytes: () => withRows("<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>"),
    outcome: read("in order, as the standard requires", { "Sheet1!B1": "2", "Sheet1!A2": "3" }),
  },
  {
    name: "cells-out-of-order",
    tries: "The cells of a row are out of order, so the same cell can appear twice.",
    bytes: () => withRows(inRow('<c r="B1"><v>1</v></c><c r="A1"><v>2</v></c>')),
    outcome: refused("file/damaged", "cell A1 after column 2"),
  },
  {
    name: "cell-twice",
    tries: "A cell appears twice with different values. Programs show different values.",
    bytes: () => withRows(inRow('<c r="A1"><v>1</v></c><c r="A1"><v>1000000</v></c>')),
    outcome: refused("file/damaged", "cell A1 after column 1"),
  },
  {
    name: "cell-in-another-row",
    tries: "The reference of a cell names another row.",
    bytes: () => withRows(inRow('<c r="A7"><v>1</v></c>')),
    outcome: refused("file/damaged", "cell A7 in row 1"),
  },
  {
    name: "cell-with-two-values",
    tries: "A cell has two values. Programs show different values.",
    bytes: () => withRows(inRow('<c r="A1"><v>1</v><v>1000000</v></c>')),
    outcome: refused("file/damaged", "cell A1 with two values"),
  },
  {
    name: "rows-out-of-order",
    tries: "A row comes after a row with a higher number.",
    bytes: () => withRows(`<row r="2"/>${ROW}`),
    outcome: refused("file/damaged", "row 1 after row 2"),
  },
  {
    name: "merge-over-the-whole-sheet",
    tries: "One merged range covers all 17 billion cells.",
    bytes: () => withRows(ROW, WHOLE_SHEET),
    outcome: read("as four numbers (first and last row and column), without a pass over the cells", {
      "Sheet1!A1": "1",
    }),
  },
  {
    name: "merges-that-overlap",
    tries: "Twenty thousand merged ranges overlap, each as wide as the sheet.",
    bytes: () => withRows(ROW, overlappingMerges(20_000)),
    outcome: read("as four numbers for each range, without a pass over the cells", { "Sheet1!A1": "1" }),
  },
  {
    name: "merges-without-end",
    tries: "A sheet has more merged ranges than the limit.",
    bytes: () => withRows(ROW, overlappingMerges(100_001)),
    outcome: refused("file/too-many-merged-ranges"),
  },
  {
    name: "merge-outside-the-grid",
    tries: "A merged range goes beyond the last column.",
    bytes: () => withRows(ROW, '<mergeCells><mergeCell ref="A1:XFE9"/></mergeCells>'),
    outcome: refused("file/cell-outside-grid", "merged range A1:XFE9"),
  },
  {
    name: "column-of-four-thousand-million",
    tries: "One column definition applies to four billion columns.",
    bytes: () =>
      withPart(SHEET_PART, (xml) =>
        xml.replace("<sheetData>", '<cols><col min="1" max="4294967295" width="9"/></cols><sheetData>'),
      ),
    outcome: read("without the column definitions", { "Sheet1!A1": "1" }),
  },
  {
    name: "last-cell-of-the-grid",
    tries: "A cell in the last row and column gives the sheet the largest possible size.",
    bytes: () => withRows('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    outcome: read("as one cell", { "Sheet1!XFD1048576": "1" }),
  },
  {
    name: "million-rows",
    tries: "A sheet has a million rows, all in order.",
    bytes: () => withRows(Array.from({ length: 1_000_000 }, (_, at) => rowOfOne(at + 1)).join("")),
    outcome: read("in full: a million cells are within the limits", { "Sheet1!A1000000": "1000000" }),
    isLarge: true,
  },
  {
    name: "three-million-cells",
    tries: "A sheet has three million cells, all in order.",
    bytes: () =>
      withRows(
        Array.from(
          { length: 1_000_000 },
          (_, at) => `<row r="${at + 1}"><c><v>${at}</v></c><c><v>2</v></c><c><v>3</v></c></row>`,
        ).join(""),
      ),
    outcome: refused("file/too-many-cells"),
    isLarge: true,
  },
];

const rowOfOne = (row: number): string => `<row r="${row}"><c r="A${row}"><v>${row}</v></c></row>`;

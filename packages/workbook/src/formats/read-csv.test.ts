import { describe, expect, test } from "vitest";
import { flatWorkbook } from "./listed-workbook.js";
import { readCsv } from "./read-csv.js";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Cells of a CSV file as `A1 number 1`. */
function cellsOf(bytes: Uint8Array): readonly string[] {
  const read = readCsv(bytes, "Form");
  if (!read.ok) throw new Error(read.finding.message);
  const [sheet] = flatWorkbook(read.value).sheets;
  return [...(sheet?.cells() ?? [])].map(({ address, type, value }) => `${address} ${type} ${value}`);
}

test.each([
  ["commas", utf8('Measure,"Cost, total"\nLights,12.5\n')],
  ["a byte order mark and line ends of Windows", utf8('\ufeffMeasure,"Cost, total"\r\nLights,12.5')],
  ["semicolons", utf8("Measure;Cost, total\nLights;12.5\n")],
  ["tabs", utf8("Measure\tCost, total\nLights\t12.5\n")],
  ["UTF-16", new Uint8Array(Buffer.from("\ufeffMeasure\tCost, total\nLights\t12.5\n", "utf16le"))],
])("a CSV file with %s is read", (_, bytes) => {
  expect(cellsOf(bytes)).toEqual(["A1 text Measure", "B1 text Cost, total", "A2 text Lights", "B2 number 12.5"]);
});

test("Windows-1252 is read without a byte order mark", () => {
  expect(cellsOf(Uint8Array.of(0x93, 0x41, 0x94, 0x20, 0x96))).toEqual(["A1 text “A” –"]);
});

test("quoted fields contain quotation marks, separators, and lines", () => {
  expect(cellsOf(utf8('"a ""b"", c\nd",2\n,"open'))).toEqual(['A1 text a "b", c\nd', "B1 number 2", "B2 text open"]);
});

describe("a field becomes", () => {
  test.each([
    ["1234.50", "number 1234.5"],
    ["1,234,567.89", "number 1234567.89"],
    ["$1,234", "number 1234"],
    ["(1,234)", "number -1234"],
    ["-$5", "number -5"],
    ["3.85%", "number 0.0385"],
    ["0.1", "number 0.1"],
    ["1.5E-3", "number 0.0015"],
    ["2027-03-02", "number 46448"],
    ["3/25/2027", "number 46471"],
    ["3/2/2027", "text 3/2/2027"],
    ["25/3/2027", "text 25/3/2027"],
    ["1,5", "text 1,5"],
    ["01234", "text 01234"],
    ["1-2", "text 1-2"],
    ["(5", "text (5"],
    ["2027-02-30", "text 2027-02-30"],
    ["TRUE", "text TRUE"],
    ["=1+1", "text =1+1"],
  ])("%s: %s", (field, expected) => {
    expect(cellsOf(utf8(`x\t${field}`))).toEqual(["A1 text x", `B1 ${expected}`]);
  });

  test("a text where semicolons separate fields and a point may separate thousands", () => {
    expect(cellsOf(utf8("1.234;1,234;1.5"))).toEqual(["A1 text 1.234", "B1 text 1,234", "C1 number 1.5"]);
  });
});

test("more cells than the limit are refused", () => {
  const limits = { maxSheets: 1, maxCells: 2, maxMergedRanges: 0, maxDefinedNames: 0, maxTextLength: 4 };
  expect(readCsv(utf8("1,2,3"), "Form", limits)).toMatchObject({ finding: { name: "file/too-many-cells" } });
  expect(readCsv(utf8("12345"), "Form", limits)).toMatchObject({ finding: { name: "file/markup-too-long" } });
});

import { describe, expect, test } from "vitest";
import { PackageFault } from "../../package/package-fault.js";
import { XmlPart } from "../../package/xml-part.js";
import { parseAddress } from "../../xlsx/cell-address.js";
import { markCells, withMergedCells } from "./mark-cells.js";

const position = (address: string) => parseAddress(address) ?? { row: 0, column: 0 };
const sheet = (xml: string): XmlPart =>
  new XmlPart("sheet1.xml", new TextEncoder().encode(`<worksheet>${xml}</worksheet>`));

/** A sheet with cells marked; a marked format is a hundred more than the cell's own. */
function marked(data: string, addresses: readonly string[], before = ""): string {
  const part = sheet(`${before}<sheetData>${data}</sheetData><pageMargins/>`);
  markCells(part, addresses.map(position), (format) => 100 + format);
  return /<sheetData>(.*)<\/sheetData>/.exec(new TextDecoder().decode(part.toBytes()))?.[1] ?? "";
}

describe("a cell that is there", () => {
  test.each([
    ['<c r="B2" s="7"><v>1</v></c>', '<c r="B2" s="107"><v>1</v></c>'],
    ["<c s='7' r='B2'/>", "<c s='107' r='B2'/>"],
    ['<c r="B2"/>', '<c r="B2" s="100"/>'],
    ['<c r="B2" t="s" ><v>1</v></c>', '<c r="B2" t="s"  s="100"><v>1</v></c>'],
  ])("%s gets the marked format alone", (cell, expected) => {
    expect(marked(`<row r="2">${cell}</row>`, ["B2"])).toBe(`<row r="2">${expected}</row>`);
  });

  test("is found without an address too", () => {
    expect(marked("<row><c/></row><row><c/><c><v>1</v></c></row>", ["B2"])).toBe(
      '<row><c/></row><row><c/><c s="100"><v>1</v></c></row>',
    );
  });
});

describe("a cell that is not there", () => {
  test.each([
    ["before another", '<row r="2"><c r="C2"/></row>', '<row r="2"><c r="B2" s="100"/><c r="C2"/></row>'],
    ["behind the last", '<row r="2"><c r="A2"/></row>', '<row r="2"><c r="A2"/><c r="B2" s="100"/></row>'],
    ["in an empty row", '<row r="2" ht="30"/>', '<row r="2" ht="30"><c r="B2" s="100"/></row>'],
    ["before a later row", '<row r="3"/>', '<row r="2"><c r="B2" s="100"/></row><row r="3"/>'],
    ["behind the last row", '<row r="1"/>', '<row r="1"/><row r="2"><c r="B2" s="100"/></row>'],
    ["in a sheet without rows", "", '<row r="2"><c r="B2" s="100"/></row>'],
  ])("is made %s", (_where, data, expected) => {
    expect(marked(data, ["B2"])).toBe(expected);
  });

  test("looks like its row, or else like its column", () => {
    const columns = '<cols><col min="2" max="4" style="5"/></cols>';
    expect(marked('<row r="2" s="9" customFormat="1"/><row r="3" s="9"/>', ["B2", "C3", "E3"], columns)).toBe(
      '<row r="2" s="9" customFormat="1"><c r="B2" s="109"/></row><row r="3" s="9"><c r="C3" s="105"/><c r="E3" s="100"/></row>',
    );
  });

  test("is made in a sheet whose data is one empty element", () => {
    const part = sheet("<sheetData/>");
    markCells(part, [position("B2")], () => 1);
    expect(new TextDecoder().decode(part.toBytes())).toBe(
      '<worksheet><sheetData><row r="2"><c r="B2" s="1"/></row></sheetData></worksheet>',
    );
  });
});

test("cells are marked in any order of asking", () => {
  expect(marked('<row r="2"><c r="B2"/><c r="D2"/></row>', ["C9", "D2", "A2", "B2", "A9"])).toBe(
    '<row r="2"><c r="A2" s="100"/><c r="B2" s="100"/><c r="D2" s="100"/></row><row r="9"><c r="A9" s="100"/><c r="C9" s="100"/></row>',
  );
});

test("a sheet whose rows are out of order is refused", () => {
  expect(() => marked('<row r="5"/><row r="2"/>', ["A9"])).toThrow(PackageFault);
});

test("a merged range is marked as a whole, unless it is very large or headed by another cell", () => {
  const part = sheet(
    '<sheetData/><mergeCells><mergeCell ref="B2:C3"/><mergeCell ref="E1:F500"/><mergeCell ref="H1:I2"/></mergeCells>',
  );
  const cells = withMergedCells(part, ["B2", "E1", "I2"].map(position));
  expect(cells).toEqual(["B2", "E1", "I2", "C2", "B3", "C3"].map(position));
});

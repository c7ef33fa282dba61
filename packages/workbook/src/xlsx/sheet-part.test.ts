import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_READ_LIMITS } from "./read-limits.js";
import { SharedStrings } from "./shared-strings.js";
import { readSheetPart } from "./sheet-part.js";
import { ByteText } from "./xml/byte-text.js";
import { SPREADSHEET } from "./xml/vocabularies.js";

const limits = DEFAULT_READ_LIMITS;

/** Full contents of a sheet, read through windows of a given size in bytes. */
function contents(xml: string, windowBytes?: number): unknown {
  const text = new ByteText(new TextEncoder().encode(xml), undefined, windowBytes);
  const sheet = readSheetPart({ text, sharedStrings: SharedStrings.none(limits), limits }, "sheet1.xml", "S", 10_000);
  if (!sheet.ok) return sheet.finding;
  const { cells, mergedRanges } = sheet.value;
  const all = Array.from({ length: cells.count }, (_, index) => {
    const { address, type, value, formula, styleIndex } = cells.cell(index);
    return { address, type, value, formula, styleIndex };
  });
  return { cells: all, mergedRanges };
}

const cell = fc.oneof(
  fc.integer().map((value) => `<v>${value}</v>`),
  fc
    .tuple(fc.stringMatching(/^[A-Z0-9+()]{1,60}$/), fc.double({ noNaN: true }))
    .map(([f, v]) => `<f>${f}</f><v>${v}</v>`),
  fc.stringMatching(/^[a-zé ]{0,40}$/).map((text) => `<is><t>${text}</t></is>`),
  fc.constant("<!-- a remark --><v >7</v>"),
);
const rows = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 30 });

function sheetXml(table: readonly (readonly string[])[]): string {
  const body = table.map((cells, index) => {
    const row = index + 1;
    const inside = cells.map((content, at) => {
      const type = content.startsWith("<is>") ? ' t="inlineStr"' : "";
      return `<c r="${"ABCD".charAt(at)}${row}" s="${at}"${type}>${content}</c>`;
    });
    return `<row r="${row}" spans="1:4">${inside.join("")}</row>`;
  });
  return (
    `<?xml version="1.0"?><worksheet xmlns="${SPREADSHEET[0]}"><sheetData>${body.join("")}</sheetData>` +
    `<mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells></worksheet>`
  );
}

test("a sheet gives the same result with a window of any size", () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 256, max: 700 }), (table, windowBytes) => {
      const xml = sheetXml(table);
      expect(contents(xml, windowBytes)).toEqual(contents(xml));
      expect(contents(xml)).toHaveProperty("mergedRanges.length", 1);
    }),
  );
});

test("damage gives the same finding with a window of any size", () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 256, max: 700 }), fc.nat(5000), (table, windowBytes, cut) => {
      const xml = sheetXml(table).slice(0, cut);
      expect(contents(xml, windowBytes)).toEqual(contents(xml));
    }),
  );
});

test("hidden rows are found, with the attribute at any position", () => {
  const row = (attributes: string) =>
    `<row ${attributes}><c r="A${/r="(\d+)"/.exec(attributes)?.[1]}"><v>1</v></c></row>`;
  const rows = ['r="1"', 'r="2" hidden="1"', 'r="3" spans="1:1" hidden="true"', 'r="4" hidden="0"', 'r="5" ht="15"'];
  const xml = `<worksheet xmlns="${SPREADSHEET[0]}"><sheetData>${rows.map(row).join("")}</sheetData></worksheet>`;
  const text = new ByteText(new TextEncoder().encode(xml));
  const sheet = readSheetPart({ text, sharedStrings: SharedStrings.none(limits), limits }, "sheet1.xml", "S", 10_000);
  expect(sheet.ok && [...sheet.value.hiddenRows]).toEqual([2, 3]);
});

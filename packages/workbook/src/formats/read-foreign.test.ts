import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs, timeLimit } from "../../../../test/testing/runs.js";
import { buildZip } from "../../testing/zip-builder.js";
import { WITHOUT_COMPRESSION } from "../node/node-package-tools.js";
import { readForeign } from "./read-foreign.js";
import type { LibraryFormat } from "./sheetjs-workbook.js";

const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../../fixtures/other-formats/${name}`, import.meta.url));

const CELLS_ONLY = {
  maxSheets: 10,
  maxCells: 5_000,
  maxMergedRanges: 100,
  maxDefinedNames: 100,
  maxTextLength: 10_000,
};

/** Reads a file; returns the name of the finding of a refused one. */
function outcomeOf(bytes: Uint8Array, format: LibraryFormat): string {
  const read = readForeign(bytes, format, WITHOUT_COMPRESSION, CELLS_ONLY);
  return read.ok ? "read" : read.finding.name;
}

/** An .ods file with these rows in its sheet. */
function openDocument(rows: string, manifest = "<manifest/>", styles = ""): Uint8Array {
  const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="A &amp; B" table:style-name="ta1">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
  return buildZip([
    { name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet", isStored: true },
    { name: "META-INF/manifest.xml", data: manifest },
    { name: "content.xml", data: content },
  ]);
}

const cell = (attributes: string, text = "1"): string =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;

describe("an .ods file", () => {
  test("has types, formulas, hidden rows and columns, and a hidden sheet", () => {
    const rows = [
      '<table:table-column/><table:table-column table:visibility="collapse" table:number-columns-repeated="3"/>',
      `<table:table-row>${cell('office:value-type="float" office:value="0.30000000000000004"')}${cell('office:value-type="boolean" office:boolean-value="true"')}</table:table-row>`,
      `<table:table-row table:visibility="collapse" table:number-rows-repeated="2">${cell('office:value-type="percentage" office:value="0.0385"')}</table:table-row>`,
      `<table:table-row>${cell('office:value-type="date" office:date-value="2027-03-02"')}${cell('table:formula="of:=[.A1]+[$&apos;A &amp; B&apos;.B1:.B2]" office:value-type="string" office:string-value=""', "")}</table:table-row>`,
    ];
    const styles =
      '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const read = readForeign(openDocument(rows.join(""), undefined, styles), "ods", WITHOUT_COMPRESSION);
    if (!read.ok) throw new Error(read.finding.message);
    const [sheet] = read.value.sheets;
    expect(sheet).toMatchObject({ name: "A & B", state: "hidden", hiddenRows: new Set([2, 3]) });
    expect(sheet?.hiddenColumns).toEqual([{ first: 2, last: 4 }]);
    expect(sheet?.cells.map(({ row, column, type, value, formula }) => [row, column, type, value, formula])).toEqual([
      [1, 1, "number", "0.3", undefined],
      [1, 2, "boolean", "TRUE", undefined],
      [2, 1, "number", "0.0385", undefined],
      [3, 1, "number", "0.0385", undefined],
      [4, 1, "number", "46448", undefined],
      [4, 2, "text", "", expect.stringContaining("A1")],
    ]);
  });

  test.each([
    [
      "cells repeated in rows and columns",
      `<table:table-row table:number-rows-repeated="1000000">${cell('office:value-type="float" office:value="1" table:number-columns-repeated="16384"')}</table:table-row>`,
      "file/too-many-cells",
    ],
    [
      "rows below the grid",
      `<table:table-row table:number-rows-repeated="1048576"/><table:table-row>${cell("")}</table:table-row>`,
      "file/cell-outside-grid",
    ],
    [
      "covered cells repeated in a row",
      `<table:table-row>${'<table:covered-table-cell table:number-columns-repeated="2147483647"/>'}</table:table-row>`,
      "file/too-many-cells",
    ],
    [
      "a date that means another day in another time zone",
      `<table:table-row>${cell('office:value-type="date" office:date-value="March 2, 2027"')}</table:table-row>`,
      "file/damaged",
    ],
    ["elements that do not pair", "<table:table-row></table:table>", "file/damaged"],
    [
      "a type of value that there is not",
      `<table:table-row>${cell('office:value-type="void"')}</table:table-row>`,
      "file/damaged",
    ],
  ])("with %s is refused", (_, rows, name) => {
    expect(outcomeOf(openDocument(rows), "ods")).toBe(name);
  });

  test("with a password, a document type, or a part that inflates too much is refused", () => {
    expect(outcomeOf(openDocument("", "<m:encryption-data/>"), "ods")).toBe("file/password-protected");
    const bomb = buildZip([{ name: "content.xml", data: `<a>${" ".repeat(4_000_000)}</a>` }]);
    expect(outcomeOf(bomb, "ods")).toBe("file/compression-ratio");
    const entities = buildZip([{ name: "content.xml", data: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }]);
    expect(outcomeOf(entities, "ods")).toBe("file/document-type");
  });
});

const formats = fc.constantFrom<LibraryFormat>("ods", "xls");

test("arbitrary bytes never crash", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), formats, (bytes, format) => {
      expect(outcomeOf(bytes, format)).toMatch(/^(read|file\/)/);
    }),
    { numRuns: runs(100) },
  );
});

// Each of the files is decompressed and parsed whole, a hundred times.
test("changed bytes never crash", { timeout: timeLimit(60_000) }, () => {
  const originals = { ods: fixture("pro-forma.ods"), xls: fixture("pro-forma.xls") };
  const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), byte: fc.nat(255) });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), formats, (changes, format) => {
      const bytes = originals[format].slice();
      for (const { at, byte } of changes) bytes[Math.floor(at * bytes.length)] = byte;
      expect(outcomeOf(bytes, format)).toMatch(/^(read|file\/)/);
    }),
    { numRuns: runs(100), seed: 1 },
  );
});

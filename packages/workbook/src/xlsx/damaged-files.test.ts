import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { read } from "../../testing/read.js";
import { buildWorkbook } from "../../testing/workbook-builder.js";
import { buildZip } from "../../testing/zip-builder.js";

/** Reads all contents of a workbook; no bytes may cause an exception. */
function readThrough(bytes: Uint8Array): boolean {
  const result = read(bytes, { limits: { maxCells: 1_000 } });
  if (!result.ok) {
    expect(result.finding.code).toMatch(/^EPB-FILE-\d{3}$/);
    return false;
  }
  const { workbook } = result;
  for (const sheet of workbook.sheets) {
    for (const cell of sheet.cells()) {
      expect(typeof cell.value).toBe("string");
      expect(sheet.cell(cell.address)?.value).toBe(cell.value);
      workbook.numberFormat(cell);
      cell.formula;
    }
  }
  return true;
}

const flips = fc.array(
  fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), byte: fc.nat(255) }),
  {
    minLength: 1,
    maxLength: 8,
  },
);

function withFlips(bytes: Uint8Array, changes: readonly { at: number; byte: number }[]): Uint8Array {
  const changed = bytes.slice();
  for (const { at, byte } of changes) changed[Math.floor(at * changed.length)] = byte;
  return changed;
}

test("a workbook with changed bytes is read or refused, and never throws", async () => {
  const saved = new Uint8Array(await readFile(new URL("../../testing/files/libreoffice.xlsx", import.meta.url)));
  fc.assert(
    fc.property(flips, (changes) => {
      readThrough(withFlips(saved, changes));
    }),
    { numRuns: runs(500) },
  );
});

test("a workbook cut anywhere is refused", async () => {
  const saved = new Uint8Array(await readFile(new URL("../../testing/files/openpyxl.xlsx", import.meta.url)));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: saved.length - 1 }), (length) => {
      expect(readThrough(saved.subarray(0, length))).toBe(false);
    }),
  );
});

test("XML with changed bytes and correct checksums is read or refused, and never throws", () => {
  const rows =
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><f t="shared" ref="B1:B2" si="0">A1&amp;1</f><v>1.5E-3</v></c></row>` +
    `<row r="2"><c r="A2" t="inlineStr"><is><r><t>é</t></r></is></c><c r="B2"><f t="shared" si="0"/><v>-12.5</v></c></row>`;
  const sharedStrings = "<si><r><t>a &#65; _x000D_</t></r><rPh><t>b</t></rPh></si><si><t>c</t></si>";
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="0.0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`;
  const parts = {
    sheets: { Sheet1: rows },
    sharedStrings,
    styles,
    customProperties: `<property name="a"><b>c</b></property>`,
  };
  const targets = ["sheet1.xml", "sharedStrings.xml", "styles.xml", "workbook.xml", "workbook.xml.rels", "custom.xml"];
  fc.assert(
    fc.property(fc.constantFrom(...targets), flips, (target, changes) => {
      const edit = (name: string, xml: string) =>
        name.endsWith(target) ? withFlips(new TextEncoder().encode(xml), changes) : xml;
      readThrough(buildWorkbook({ ...parts, edit }));
    }),
    { numRuns: runs(1_000) },
  );
});

test("any bytes are refused, and never throw", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(readThrough(bytes)).toBe(false);
      expect(readThrough(new Uint8Array([0x50, 0x4b, 3, 4, ...bytes]))).toBe(false);
      expect(readThrough(buildZip([{ name: "_rels/.rels", data: bytes }]))).toBe(false);
    }),
  );
});

import { readFile } from "node:fs/promises";
import exceljs from "exceljs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { plainCells, readGood } from "../../testing/read.js";
import { readByExceljs } from "../../testing/read-by-exceljs.js";
import { sampleWorkbook } from "../../testing/sample-workbook.js";
import type { FlatWorkbook } from "./flat-workbook.js";
import { isDateFormat, isPercentFormat } from "./number-format.js";

async function writtenByExceljs(workbook: exceljs.Workbook): Promise<Uint8Array> {
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

const savedFile = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`../../testing/files/${name}`, import.meta.url)));

/** The text of a shared formula differs: exceljs moves the references, and our text is that of the first cell. */
function withoutFormulaTexts(workbook: FlatWorkbook): unknown {
  return [...plainCells(workbook)].map(([sheet, cells]) => [
    sheet,
    cells.map((cell) => ({ ...cell, formula: cell.formula !== undefined })),
  ]);
}

describe.each<[program: string, file: () => Promise<Uint8Array>]>([
  ["exceljs", () => writtenByExceljs(sampleWorkbook())],
  ["LibreOffice", () => savedFile("libreoffice.xlsx")],
  ["openpyxl", () => savedFile("openpyxl.xlsx")],
])("a workbook saved by %s", (_program, file) => {
  test("has the same cells as exceljs finds", async () => {
    const bytes = await file();
    expect(withoutFormulaTexts(readGood(bytes))).toEqual(withoutFormulaTexts(await readByExceljs(bytes)));
  });

  test("has the same sheets, merged ranges and names as exceljs finds", async () => {
    const bytes = await file();
    const [ours, theirs] = [readGood(bytes), await readByExceljs(bytes)];
    const outline = (workbook: FlatWorkbook) =>
      workbook.sheets.map(({ name, state, mergedRanges }) => ({ name, state, mergedRanges }));
    expect(outline(ours)).toEqual(outline(theirs));
    for (const { name, target } of theirs.definedNames) expect(ours.definedName(name)?.target).toEqual(target);
    expect(ours.definedName("ProjectRate")?.target?.sheet).toBe("Values");
    expect(ours.definedName("AllFormulas")?.target?.sheet).toBe("Bob's & formulas");
  });

  test("keeps its texts, numbers, dates and percentages", async () => {
    const workbook = readGood(await file());
    const sheet = workbook.sheet("Values");
    const value = (address: string) => sheet?.cell(address)?.value;
    expect(value("A1")).toBe("Annual savings – größer & <b>");
    expect(value("B1")).toBe("  blanks around  ");
    expect(value("C1")).toBe("two\nlines");
    expect(value("D1")).toBe("rich text");
    expect(["A2", "B2", "C2", "D2", "E2"].map(value)).toEqual([
      "0.3",
      "-1234567.891",
      "0.00000015",
      "602000000000000000000000",
      "0",
    ]);
    expect(value("A4")).toBe("45322");
    const format = (address: string) => {
      const cell = sheet?.cell(address);
      return cell === undefined ? "" : (workbook.numberFormat(cell) ?? "");
    };
    expect(["A4", "B4", "C4"].map((address) => isDateFormat(format(address)))).toEqual([true, false, false]);
    expect(["A4", "B4", "C4"].map((address) => isPercentFormat(format(address)))).toEqual([false, true, false]);
  });
});

test("any sheet that exceljs writes is read unchanged", async () => {
  const content = fc.oneof(
    // exceljs keeps numbers below 2^-1022, which a float cannot hold with all digits.
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => value === 0 || Math.abs(value) >= 2 ** -1022),
    fc.integer(),
    fc.boolean(),
    fc.string({ minLength: 1, maxLength: 20 }),
    fc
      .string({ unit: "binary", minLength: 1, maxLength: 8 })
      .map((text) => text.replace(/[^\P{C}]|\ufffe|\uffff/gu, "?")),
    fc.record({
      formula: fc.constantFrom("A1+1", 'IF(B2>1,"<",">")'),
      result: fc.oneof(fc.integer(), fc.constant("text")),
    }),
  );
  const place = fc.record({ row: fc.integer({ min: 1, max: 40 }), column: fc.integer({ min: 1, max: 800 }), content });
  await fc.assert(
    fc.asyncProperty(fc.array(place, { maxLength: 40 }), async (places) => {
      const workbook = new exceljs.Workbook();
      const sheet = workbook.addWorksheet("Any");
      for (const { row, column, content: value } of places) sheet.getCell(row, column).value = value;
      const bytes = await writtenByExceljs(workbook);
      expect(withoutFormulaTexts(readGood(bytes))).toEqual(withoutFormulaTexts(await readByExceljs(bytes)));
    }),
    { numRuns: runs(40) },
  );
});

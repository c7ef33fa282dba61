import { readFile } from "node:fs/promises";
import exceljs from "exceljs";
import { describe, expect, test } from "vitest";
import { brokenLinks, malformedParts, packageContents, textOf } from "../../../testing/package-contents.js";
import { plainCells, readGood } from "../../../testing/read.js";
import { annotateWorkbook } from "./annotate-workbook.js";
import type { AnnotatedFinding } from "./annotated-finding.js";
import { withoutAnnotations } from "./remove-annotations.js";

const file = async (path: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`../../../../../${path}`, import.meta.url)));

const finding = (sheet: string, cell: string, found = "x"): AnnotatedFinding => ({
  severity: "error",
  code: "EPB-CELL-004",
  sheet,
  cell,
  message: "This cell needs a number, but contains text.",
  found,
  advice: "Enter a number.",
});

function annotated(bytes: Uint8Array, findings: readonly AnnotatedFinding[]): Uint8Array {
  const result = annotateWorkbook(bytes, findings);
  if (!result.ok) throw new Error(JSON.stringify(result.finding));
  return result.value;
}

/** Comments and formats of every cell that has one, as another program sees them. */
async function looks(bytes: Uint8Array): Promise<unknown> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(Buffer.from(bytes) as unknown as ArrayBuffer);
  return workbook.worksheets.map((sheet) => {
    const cells: unknown[] = [];
    sheet.eachRow((row) =>
      row.eachCell(({ address, style, note }) => {
        const text = typeof note === "object" ? (note.texts ?? []).map((run) => run.text).join("") : note;
        cells.push({ address, border: style.border, fill: style.fill, numFmt: style.numFmt, text });
      }),
    );
    return { name: sheet.name, cells };
  });
}

describe.each([
  ["fixtures/workbooks/school-district.xlsx", ["Schedule 3", "E9"], ["Schedule 3", "B9"]],
  ["fixtures/workbooks/school-district.libreoffice.xlsx", ["Schedule 2a", "D9"], ["Schedule 3", "B9"]],
  ["packages/workbook/testing/files/chart.xlsx", ["Data", "B3"], ["Data", "B1"]],
] as const)("the annotated copy of %s", (path, [sheet, cell], [otherSheet, commented]) => {
  test("taken back is the workbook it was made from", async () => {
    const bytes = await file(path);
    const copy = annotated(bytes, [finding(sheet, cell), finding(otherSheet, commented)]);
    const back = withoutAnnotations(copy);
    expect(readGood(copy).sheets[0]?.name).toBe("Findings");
    expect(await looks(back)).toEqual(await looks(bytes));
    expect(plainCells(readGood(back))).toEqual(plainCells(readGood(bytes)));
    expect(readGood(back).definedNames).toEqual(readGood(bytes).definedNames);
    expect([...packageContents(back).keys()].filter((name) => name.includes("worksheets/sheet")).sort()).toEqual(
      [...packageContents(bytes).keys()].filter((name) => name.includes("worksheets/sheet")).sort(),
    );
  });

  test("annotated again has the new findings alone", async () => {
    const bytes = await file(path);
    const first = annotated(bytes, [finding(sheet, cell, "old"), finding(otherSheet, commented, "old")]);
    const second = annotated(first, [finding(otherSheet, commented, "new")]);
    const contents = packageContents(second);
    expect(
      malformedParts(
        contents,
        [...contents.keys()].filter((name) => !name.endsWith("/")),
      ),
    ).toEqual([]);
    expect(brokenLinks(contents)).toEqual([]);
    expect(await looks(second)).toEqual(await looks(annotated(bytes, [finding(otherSheet, commented, "new")])));
    expect([...contents.keys()].filter((name) => textOf(contents, name).includes("Found: old"))).toEqual([]);
  });
});

test("a workbook without annotations stays unchanged", async () => {
  const bytes = await file("fixtures/workbooks/school-district.xlsx");
  expect(withoutAnnotations(bytes)).toBe(bytes);
});

test("a cell that has got another format since keeps it", async () => {
  const bytes = await file("packages/workbook/testing/files/chart.xlsx");
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(Buffer.from(annotated(bytes, [finding("Data", "B3")])) as unknown as ArrayBuffer);
  const cell = workbook.getWorksheet("Data")?.getCell("B3");
  if (cell !== undefined) cell.style = { numFmt: "0.00%" };
  const back = withoutAnnotations(new Uint8Array(await workbook.xlsx.writeBuffer()));
  const read = readGood(back);
  const after = read.sheet("Data")?.cell("B3");
  expect(after && read.numberFormat(after)).toBe("0.00%");
});

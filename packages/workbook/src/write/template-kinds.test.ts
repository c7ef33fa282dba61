import { calculateProject } from "@epb/engine";
import exceljs from "exceljs";
import { expect, test } from "vitest";
import { exampleProject, parsed } from "../../testing/template-workbook.js";
import { EPB_ACCREDITATION_4_2_10 } from "../templates/epb-accreditation-4-2-10.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { EPB_NON_CALCULATING_4_2_10 } from "../templates/epb-non-calculating-4-2-10.js";
import { EPX_CAMPAIGN_1_1_2 } from "../templates/epx-campaign-1-1-2.js";
import type { TemplateManifest } from "../templates/manifest.js";
import type { TemplateContent } from "./table-rows.js";
import { writeTemplate } from "./write-template.js";

const blankWorkbooks = new Map<TemplateManifest, Promise<exceljs.Workbook>>();

/** The blank workbook of a template, written once for all tests. */
function blank(manifest: TemplateManifest): Promise<exceljs.Workbook> {
  const workbook = blankWorkbooks.get(manifest) ?? written(manifest);
  blankWorkbooks.set(manifest, workbook);
  return workbook;
}

async function written(manifest: TemplateManifest, content?: TemplateContent): Promise<exceljs.Workbook> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(Buffer.from(await writeTemplate(manifest, content)) as unknown as ArrayBuffer);
  return workbook;
}

/** The cell with the text, in the columns in sight. */
function cellWith(workbook: exceljs.Workbook, sheetName: string, text: string): exceljs.Cell {
  let found: exceljs.Cell | undefined;
  workbook.getWorksheet(sheetName)?.eachRow((row) => {
    row.eachCell((cell) => {
      if (cell.value === text && Number(cell.col) > 1) found ??= cell;
    });
  });
  if (found === undefined) throw new Error(`${sheetName} has no ${text}`);
  return found;
}

/** The value cell of a form's label, in the column beside it. */
function valueBeside(workbook: exceljs.Workbook, sheetName: string, label: string): exceljs.Cell {
  const { row, col } = cellWith(workbook, sheetName, label);
  const cell = workbook.getWorksheet(sheetName)?.getCell(Number(row), Number(col) + 1);
  if (cell === undefined) throw new Error(`${label} has no value beside it`);
  return cell;
}

/** The rows of a table below its header, by the sheet's cells from column B on. */
function rowsOf(workbook: exceljs.Workbook, sheetName: string): unknown[][] {
  const rows: unknown[][] = [];
  workbook.getWorksheet(sheetName)?.eachRow((row) => {
    const values = (row.values as unknown[]).slice(2);
    if (typeof values[0] === "number") rows.push(values);
  });
  return rows;
}

test("figures of the non-calculating template are typed in: unlocked, checked by their kind and unlike inputs", async () => {
  const workbook = await blank(EPB_NON_CALCULATING_4_2_10);
  const price = valueBeside(workbook, "Summary", "Total implementation price");
  const start = valueBeside(workbook, "Summary", "Start of the performance period");
  const upfront = valueBeside(workbook, "Summary", "Upfront incentives");
  const input = valueBeside(workbook, "Summary", "Agency");
  for (const cell of [price, start, upfront]) expect(cell.protection?.locked).toBe(false);
  expect([price, start, upfront].map(({ dataValidation }) => dataValidation?.type)).toEqual([
    "decimal",
    "date",
    "list",
  ]);
  expect([price.border.left?.style, input.border.left?.style]).toEqual(["dashed", "thin"]);
  expect(price.fill).not.toEqual(input.fill);
  expect(price.formula).toBeUndefined();
  const calculated = valueBeside(await blank(EPB_CALCULATING_4_2_10), "Summary", "Total implementation price");
  expect(calculated.protection?.locked).not.toBe(false);
});

test("people type totals of the non-calculating template too, but not issues", async () => {
  const project = parsed({ record: exampleProject().record, data: {} });
  const workbook = await written(EPB_NON_CALCULATING_4_2_10, { project, calculation: calculateProject(project) });
  const total = cellWith(workbook, "Schedule 1", "Total");
  const sheet = workbook.getWorksheet("Schedule 1");
  expect(total.protection?.locked).not.toBe(false);
  expect(sheet?.getCell(Number(total.row), Number(total.col) + 1).protection?.locked).toBe(false);
  expect(cellWith(workbook, "Summary", "Missing award date.").protection?.locked).not.toBe(false);
});

test("the loan of the non-calculating template has a row for each of 25 years and 300 months", async () => {
  const workbook = await blank(EPB_NON_CALCULATING_4_2_10);
  expect(rowsOf(workbook, "Amortization").map(([year]) => year)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
  const months = rowsOf(workbook, "Amortization by Month").map(([year, month]) => [year, month]);
  expect(months).toHaveLength(300);
  expect([months[0], months[11], months[12], months[299]]).toEqual([
    [1, 1],
    [1, 12],
    [2, 1],
    [25, 12],
  ]);
});

test("filled, the non-calculating template holds each figure in the row of its year and month", async () => {
  const project = exampleProject();
  const calculation = calculateProject(project);
  const workbook = await written(EPB_NON_CALCULATING_4_2_10, { project, calculation });
  const detail = calculation.calculatedValues.amortization?.detail ?? [];
  expect(detail.length).toBeGreaterThan(12);
  const rows = rowsOf(workbook, "Amortization by Month");
  for (const { year, month, endingBalance } of detail) {
    const row = rows.find((cells) => cells[0] === year && cells[1] === month);
    expect([year, month, row?.at(-1)]).toEqual([year, month, endingBalance?.toNumber()]);
  }
});

test("cells for reviewers in the accreditation template have a thick bar and a reason", async () => {
  const workbook = await blank(EPB_ACCREDITATION_4_2_10);
  const agency = valueBeside(workbook, "Summary", "Agency");
  const participant = valueBeside(workbook, "Summary", "ESPC campaign participant");
  const guaranteed = valueBeside(workbook, "Summary", "Total guaranteed cost savings");
  expect([agency, participant, guaranteed].map(({ border }) => border.left?.style)).toEqual(["thick", "thin", "thick"]);
  expect([agency, guaranteed].map(({ protection }) => protection?.locked)).toEqual([false, undefined]);
  const help = (label: string): unknown => cellWith(workbook, "Summary", label).note;
  expect(JSON.stringify(help("Agency"))).toContain("Accreditation: shows whose project it is.");
  expect(JSON.stringify(help("ESPC campaign participant"))).not.toContain("Accreditation");
  expect(cellWith(workbook, "Instructions", "Accreditation").border.left?.style).toBe("thick");
});

test("a blank campaign workbook has the project as a participant; a filled one has the project's value", async () => {
  const label = "ESPC campaign participant";
  expect(valueBeside(await blank(EPX_CAMPAIGN_1_1_2), "Summary", label).value).toBe("Yes");
  const { record, data } = exampleProject("epx-campus");
  const silent = { record, data: { ...data, characteristics: {} } };
  expect(valueBeside(await written(EPX_CAMPAIGN_1_1_2, { project: silent }), "Summary", label).value).toBeNull();
});

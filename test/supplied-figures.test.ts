import { readFileSync } from "node:fs";
import { calculateProject, type Project, parseProject } from "@epb/engine";
import { newestTemplate } from "@epb/workbook";
import { writeTemplate } from "@epb/workbook/write";
import { expect, test } from "vitest";
import { calc, findingOf } from "./testing/calc.js";
import { number, WorkbookFile } from "./testing/workbook-file.js";

// Non-calculating workbooks as people give them: the figures are typed in.

function projectOf(name: string): Project {
  const json = readFileSync(new URL(`../fixtures/projects/${name}.json`, import.meta.url), "utf8");
  const parsed = parseProject(JSON.parse(json));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const writtenFiles = new Map<string, Promise<Uint8Array>>();

/** The workbook of a project for changes; its file is written once for all tests. */
async function workbookOf(name: string): Promise<WorkbookFile> {
  const file = writtenFiles.get(name) ?? writtenFile(name);
  writtenFiles.set(name, file);
  return new WorkbookFile(await file);
}

function writtenFile(name: string): Promise<Uint8Array> {
  const project = projectOf(name);
  const calculation = calculateProject(project);
  return writeTemplate(newestTemplate("epb-non-calculating"), { project, calculation });
}

const blank = { xml: "" };

test("an Override project has the figures of its workbook, and its warnings name their cells", async () => {
  const workbook = await workbookOf("direct-funded-override");
  const { calculatedValues, issues, exitCode } = await calc("override.xlsx", workbook.bytes());
  expect(calculatedValues).toMatchObject({
    calculationTypeId: 2,
    projectSummary: { financialSummary: { totalPayments: "1326830", performancePeriodYears: 10 } },
  });
  expect(calculatedValues).not.toHaveProperty("amortization");
  expect(issues).toMatchObject([{ code: "EPB-OVR-001", sheet: "Savings by Year", cell: "M17" }]);
  expect(exitCode).toBe(0);

  workbook.put("Summary!C38", number(1_000_000));
  const typed = await calc("override.xlsx", workbook.bytes());
  expect(typed.calculatedValues).toMatchObject({
    projectSummary: { financialSummary: { totalPayments: "1000000" } },
  });
});

test("the finding about a gap in an Override project names the blank cell", async () => {
  const workbook = (await workbookOf("direct-funded-override")).put("Schedule 1!G20", blank);
  const { issues, calculatedValues, exitCode } = await calc("gap.xlsx", workbook.bytes());
  expect(issues.map(findingOf)).toContain("EPB-FIG-006 Schedule 1!G20");
  expect(calculatedValues).not.toHaveProperty("costSavings");
  expect(calculatedValues).toHaveProperty("projectSummary");
  expect(exitCode).toBe(1);
});

test("a missing year of a category, or total of a field, of an Override project is reported at its blank cell", async () => {
  const workbook = (await workbookOf("direct-funded-override")).put("Savings by Year!E12", blank);
  for (const figure of ["Schedule 2a!M39", "Schedule 2a!N39", "Schedule 4!V44", "Schedule 4!I44", "Schedule 4!P44"]) {
    workbook.put(figure, number(1));
  }
  const { issues } = await calc("year.xlsx", workbook.bytes());
  expect(issues.filter(({ severity }) => severity === "error").map(findingOf)).toEqual([
    "EPB-SAV-003 Savings by Year!E12",
    "EPB-ECM-003 Schedule 4!E44",
  ]);
});

test("supplied figures of a Standard project are compared, and the calculated ones count", async () => {
  const workbook = await workbookOf("school-district");
  const right = await calc("standard.xlsx", workbook.bytes());
  expect(right.issues.filter(({ code }) => code.startsWith("EPB-FIG"))).toEqual([]);
  workbook.put("Summary!C38", number(3_000_000)).put("Amortization by Month!F12", number(1));
  const wrong = await calc("standard.xlsx", workbook.bytes());
  expect(wrong.values === right.values).toBe(true);
  expect(wrong.issues.filter(({ code }) => code.startsWith("EPB-FIG")).map(findingOf)).toEqual([
    "EPB-FIG-005 Summary!C38",
    "EPB-FIG-005 Amortization by Month!F12",
  ]);
  expect(wrong.words).toContain("found $3,000,000.00 expected $3,592,564.88");
});

test("content that cannot be a figure is reported as for any other cell", async () => {
  const workbook = (await workbookOf("school-district")).put("Summary!C38", {
    type: "str",
    xml: "<v>$3,592,564.88</v>",
  });
  const { issues } = await calc("text.xlsx", workbook.bytes());
  expect(issues.filter(({ cell }) => cell === "C38")).toMatchObject([
    { code: "EPB-CELL-002", field: "Total payments", found: 'text "$3,592,564.88"' },
  ]);
});

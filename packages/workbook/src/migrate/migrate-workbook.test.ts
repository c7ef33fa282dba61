import { expect, test } from "vitest";
import { readGood } from "../../testing/read.js";
import {
  type CellEdit,
  cellOf,
  edited,
  example,
  exampleProject,
  inputAt,
  plainProject,
  type WorkbookEdit,
  withInserted,
  workbookOf,
} from "../../testing/template-workbook.js";
import { buildWorkbook } from "../../testing/workbook-builder.js";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import { EPB_ACCREDITATION_4_2_10 } from "../templates/epb-accreditation-4-2-10.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { EPB_NON_CALCULATING_4_2_10 } from "../templates/epb-non-calculating-4-2-10.js";
import { writeTemplate } from "../write/write-template.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { type MigrationOptions, migrateWorkbook } from "./migrate-workbook.js";
import type { Migration, MigrationReport } from "./migration.js";
import { migrationReport } from "./migration-report.js";

function migrated(workbook: FlatWorkbook, options?: MigrationOptions): Migration {
  const result = migrateWorkbook(workbook, options);
  if (!result.ok) throw new Error(result.finding.message);
  return result.migration;
}

async function reported(migration: Migration): Promise<MigrationReport> {
  return migrationReport(migration, readGood(await writeTemplate(migration.to, { project: migration.project })));
}

async function atVersion(version: string, edit: WorkbookEdit = {}): Promise<FlatWorkbook> {
  const target = (await example()).definedName("epb_template_version")?.target;
  if (target === undefined) throw new Error("The template names its version.");
  const versionCell: CellEdit = { sheet: target.sheet, address: `C${target.range.top}`, type: "text", value: version };
  return edited(await example(), { ...edit, cells: [versionCell, ...(edit.cells ?? [])] });
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("a workbook of an older version that differs in nothing moves whole", async () => {
  const migration = migrated(await atVersion("4.2.8"));
  expect(migration.from).toEqual({ kind: "epb-calculating", version: "4.2.8" });
  expect(plain(migration.project)).toEqual(plainProject(readProjectFromWorkbook(await example())));
  const report = await reported(migration);
  expect(report.to).toEqual({ kind: "epb-calculating", version: "4.2.10" });
  expect(report.taken.length).toBeGreaterThan(250);
  expect(report.taken.filter(({ place, newPlace }) => place.address !== newPlace.address)).toEqual([]);
  expect(report.unplaced).toEqual([]);
  expect(report.findings).toEqual([]);
});

async function oldLayout(): Promise<FlatWorkbook> {
  const rate = await cellOf("financing.indexRate");
  const keys = (await example()).definedName("epb_measures_keys")?.target;
  if (keys === undefined) throw new Error("Measures are a table.");
  const row = keys.range.top;
  const wide = withInserted(await atVersion("4.2.8"), { sheet: "Schedule 2a", axis: "column", at: 12 });
  return edited(wide, {
    renamedNames: {
      epb_financing_indexRate: "epb_financing_rate",
      epb_measures_keys: "epb_ecms_keys",
      epb_measures_rows: "epb_ecms_rows",
    },
    addedNames: { epb_financing_taxRate: "Schedule 3!E18" },
    cells: [
      { ...rate, address: rate.address.replace(/^[A-Z]+/, "A"), type: "text", value: "financing.rate" },
      { sheet: "Schedule 2a", address: `A${row}`, type: "text", value: "#table ecms" },
      { sheet: "Schedule 2a", address: `K${row}`, type: "text", value: "charge" },
      { sheet: "Schedule 2a", address: `L${row}`, type: "text", value: "salvage" },
      { sheet: "Schedule 2a", address: `L${row - 2}`, type: "text", value: "Salvage value" },
      { sheet: "Schedule 2a", address: `L${row + 1}`, type: "number", value: "1000" },
      { sheet: "Schedule 2a", address: `L${row + 2}`, type: "number", value: "2500" },
      { sheet: "Schedule 3", address: "A18", type: "text", value: "financing.taxRate" },
      { sheet: "Schedule 3", address: "B18", type: "text", value: "Tax rate" },
      { sheet: "Schedule 3", address: "E18", type: "number", value: "0.07" },
    ],
  });
}

test("no content of a layout with other names is lost without a message", async () => {
  const { unplaced, taken } = migrated(await oldLayout());
  expect(taken.find(({ path }) => path === "financing.indexRate")).toMatchObject({ text: "0.031", foundBy: "label" });
  expect(unplaced.map(({ place, field, reason }) => [`${place.sheet}!${place.address}`, field, reason])).toEqual(
    expect.arrayContaining([["Schedule 3!E18", "Tax rate", "own-cell"]]),
  );
});

test("labels find fields and tables without name and mark", async () => {
  const marks = (await example()).sheets.flatMap((sheet) =>
    [...sheet.cells()].filter(({ column }) => column === 1).map(({ address }) => ({ sheet: sheet.name, address })),
  );
  const lostNames = (name: string): boolean => !name.startsWith("epb_template");
  const migration = migrated(edited(await example(), { lostNames, cells: marks }));
  expect(migration.taken.every(({ foundBy }) => foundBy === "label")).toBe(true);
  const { project } = migration;
  const whole = readProjectFromWorkbook(await example());
  // Measures are known by their rows where their hidden keys are gone.
  const withoutKeys = (data: unknown): unknown =>
    JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === "uuid" ? undefined : value)));
  expect(withoutKeys(project)).toEqual(withoutKeys(whole.project));
});

test("content that a person added to the template is listed: cells, columns, sheets", async () => {
  const workbook = withInserted(await example(), { sheet: "Schedule 2a", axis: "column", at: 5 });
  const closingRow = workbook.definedName("epb_measures_rows")?.target?.range.bottom;
  const { unplaced } = migrated(
    edited(workbook, {
      cells: [
        { sheet: "Summary", address: "E5", type: "text", value: "Ask Dana about the name" },
        { sheet: "Schedule 2a", address: "E9", type: "number", value: "12" },
        { sheet: "Schedule 2a", address: "J90", type: "number", value: "4535000" },
        { sheet: "Schedule 2a", address: "B90", type: "text", value: "Check sum" },
        { sheet: "Schedule 2a", address: `I${closingRow}`, type: "number", value: "1" },
      ],
      renamedSheets: { Lists: "My own sheet" },
    }),
  );
  const listed = unplaced.map(({ place, field, found, reason }) => [
    place.address === undefined ? place.sheet : `${place.sheet}!${place.address}`,
    field,
    found,
    reason,
  ]);
  expect(listed).toEqual([
    ["Summary!E5", expect.any(String), "Ask Dana about the name", "own-cell"],
    ["Schedule 2a!E9", expect.any(String), "12", "own-cell"],
    [`Schedule 2a!I${closingRow}`, expect.any(String), "1", "own-cell"],
    ["Schedule 2a!J90", "Check sum", "4535000", "own-cell"],
    ["My own sheet", undefined, undefined, "own-sheet"],
  ]);
});

test.each([
  ["with its names", () => false],
  ["without names, as saved by Google Sheets", () => true],
])("a renamed Instructions sheet %s is not a sheet that a person added", async (_, lostNames) => {
  const renamed = { lostNames, withoutProperties: lostNames(), renamedSheets: { Instructions: "Read me first" } };
  expect(migrated(edited(await example(), renamed)).unplaced).toEqual([]);
});

test("the note of a sheet without entries is not a cell that a person added", async () => {
  const { unplaced } = migrated(await workbookOf(exampleProject(), true));
  expect((await workbookOf(exampleProject(), true)).sheet("ESA")?.cell("B3")?.formula).toContain("no entries");
  expect(unplaced).toEqual([]);
});

test("a value that cannot be read, and a row without an identity, are listed and found", async () => {
  const rate = await cellOf("financing.indexRate");
  const { unplaced, unreadable, findings, taken } = migrated(
    edited(await example(), {
      cells: [
        { ...rate, type: "text", value: "about 3%" },
        { sheet: "Schedule 4", address: "D40", type: "number", value: "17" },
      ],
    }),
  );
  expect(unplaced.map(({ place, reason }) => [place.address, reason])).toEqual([["D40", "row-not-read"]]);
  expect(unreadable).toMatchObject([{ path: "financing.indexRate", place: rate, text: "about 3%", isNumber: false }]);
  expect(findings.map(({ code }) => code)).toEqual(["EPB-CELL-002", "EPB-CELL-016"]);
  expect(taken.some(({ path }) => path === "financing.indexRate")).toBe(false);
});

test("another kind of template gets the inputs that it has cells for, and the others are listed", async () => {
  const calculating = EPB_CALCULATING_4_2_10;
  const project = exampleProject();
  const accreditation = { facilityType: "School", commodityType: "Electricity" };
  const workbook = readGood(await writeTemplate(EPB_ACCREDITATION_4_2_10, { project: { ...project, accreditation } }));
  const report = await reported(migrated(workbook, { to: calculating }));
  expect(report.to.kind).toBe("epb-calculating");
  expect(report.unplaced.length).toBeGreaterThanOrEqual(2);
  expect(report.unplaced.every(({ reason }) => reason === "no-cell")).toBe(true);
  expect(report.unplaced.map(({ found }) => found)).toEqual(expect.arrayContaining(["School", "Electricity"]));
  const taken = report.taken.map(({ path }) => path);
  expect(taken).toContain("financing.indexRate");
  expect(taken.some((path) => path.startsWith("accreditation."))).toBe(false);
});

test("supplied figures have no place where figures are calculated", async () => {
  const project = exampleProject("direct-funded-override");
  const { calculateProject } = await import("@epb/engine");
  const bytes = await writeTemplate(EPB_NON_CALCULATING_4_2_10, { project, calculation: calculateProject(project) });
  const into = (to: MigrationOptions["to"]): readonly string[] => {
    const { unplaced } = migrated(readGood(bytes), to === undefined ? {} : { to });
    return unplaced.map(({ reason }) => reason);
  };
  expect(into(undefined)).toEqual([]);
  expect(new Set(into(EPB_CALCULATING_4_2_10))).toEqual(new Set(["calculated"]));
});

test.each([
  ["no template at all", async () => readGood(buildWorkbook()), "EPB-TPL-001"],
  ["a newer version", () => atVersion("4.3"), "EPB-TPL-004"],
])("%s is not moved", async (_what, workbook, code) => {
  expect(migrateWorkbook(await workbook())).toMatchObject({ ok: false, finding: { code } });
});

test("a version that is no number is moved like an older one", async () => {
  const { project } = migrated(await atVersion("4.2.10-draft"));
  expect(inputAt({ ...readProjectFromWorkbook(await example()), project }, "data", "financing", "indexRate")).toBe(
    "0.031",
  );
});

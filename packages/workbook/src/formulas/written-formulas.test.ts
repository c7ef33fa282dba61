import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { timeLimit } from "../../../../test/testing/runs.js";
import { type PlannedCell, plannedCells } from "../../testing/planned-cells.js";
import { type EnteredCell, type Recalculated, recalculate } from "../../testing/spreadsheet-engine.js";
import { blank, example, exampleProject, workbookOf } from "../../testing/template-workbook.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { EPX_1_1_2 } from "../templates/epx-1-1-2.js";
import { EPX_CAMPAIGN_1_1_2 } from "../templates/epx-campaign-1-1-2.js";
import { HIDDEN_SHEETS, WORKINGS_SHEET } from "../templates/hidden-sheets.js";
import { formatAddress } from "../xlsx/cell-address.js";
import type { FlatCell, FlatWorkbook } from "../xlsx/flat-workbook.js";

/** The note about dashes is above the figures. */
const NOTE_ROW = 3;

/** Limit of Excel, in characters. */
const LONGEST_FORMULA = 8_192;

const MANIFEST = EPB_CALCULATING_4_2_10;
const CALCULATING = [EPB_CALCULATING_4_2_10, EPX_1_1_2, EPX_CAMPAIGN_1_1_2];

/** Functions that Excel 2010, LibreOffice, and Google Sheets all support. */
const FUNCTIONS = new Set([
  ...["IF", "IFERROR", "AND", "OR", "NOT", "TRUE", "FALSE", "N", "ROUND", "SUM", "SUMIF", "SUMPRODUCT", "COUNT"],
  ...["COUNTA", "COUNTIF", "MIN", "MAX", "INDEX", "MATCH", "ROW", "MID", "DATE", "YEAR", "MONTH", "DAY"],
  ...["ABS", "HYPERLINK", "ISBLANK", "ISNUMBER", "ISTEXT", "LEFT", "ROWS", "SUBSTITUTE"],
]);

const formulasOf = (workbook: FlatWorkbook): FlatCell[] =>
  workbook.sheets.flatMap((sheet) => [...sheet.cells()].filter(({ formula }) => formula !== undefined));

/** Numbers of the years and months are in this column. */
const FIRST_COLUMN = 2;
const FILLED = [
  { name: "example-annual-end", manifest: EPB_CALCULATING_4_2_10 },
  { name: "epx-campus", manifest: EPX_1_1_2 },
  { name: "epx-campus", manifest: EPX_CAMPAIGN_1_1_2 },
] as const;
/** Every third input, then also every second one. */
const CLEARED = [3, 2];
/** The independent engine calculates thousands of formulas several times. */
const SLOW = { timeout: timeLimit(60_000) };

const errorsIn = (workbook: FlatWorkbook, { valueAt }: Recalculated): string[] =>
  workbook.sheets.flatMap((sheet) =>
    [...sheet.cells()].flatMap(({ formula, row, column }) => {
      const value = formula === undefined ? undefined : valueAt(sheet.name, row, column);
      return typeof value === "string" && value.startsWith("#") ? [`${sheet.name}!${formatAddress(row, column)}`] : [];
    }),
  );

let open: Recalculated | undefined;

function recalculated(workbook: FlatWorkbook): Recalculated {
  open = recalculate(workbook);
  return open;
}

afterEach(() => {
  open?.close();
  open = undefined;
});

/** The value cell of a form's field, found by its label. */
function fieldCell(workbook: FlatWorkbook, sheet: string, label: string, column: number): EnteredCell {
  const row = [...(workbook.sheet(sheet)?.cells() ?? [])].find(({ value }) => value === label)?.row ?? 0;
  return { sheet, row, column, content: undefined };
}

describe("the formulas of a workbook", () => {
  test.each(CALCULATING)("use functions that every spreadsheet program knows: $kind", async (manifest) => {
    const used = formulasOf(await blank(manifest)).flatMap(({ formula = "" }) =>
      [...formula.replaceAll(/"[^"]*"/g, "").matchAll(/([A-Z][A-Z0-9.]*)\(/g)].map(([, name]) => name),
    );
    expect(used.length).toBeGreaterThan(600);
    expect([...new Set(used)].filter((name) => name === undefined || !FUNCTIONS.has(name))).toEqual([]);
  });

  test.each(CALCULATING)("give no error in a blank workbook: $kind", async (manifest) => {
    const workbook = await blank(manifest);
    expect(errorsIn(workbook, recalculated(workbook))).toEqual([]);
  });

  test.each(FILLED)(
    "give no error after a part of the inputs of $name in $manifest.kind is cleared",
    SLOW,
    async ({ name, manifest }) => {
      const project = exampleProject(name);
      const workbook = await workbookOf(project, true, manifest);
      const engine = recalculated(workbook);
      const inputs = workbook.sheets
        .filter((sheet) => !HIDDEN_SHEETS.includes(sheet.name))
        .flatMap((sheet) => [...sheet.cells()].map((cell) => ({ sheet: sheet.name, ...cell })))
        .filter(({ formula, type, column }) => formula === undefined && type === "number" && column > FIRST_COLUMN);
      expect(inputs.length).toBeGreaterThan(20);
      for (const share of CLEARED) {
        const cells = inputs.filter((_, index) => index % share === 0);
        engine.enter(cells.map(({ sheet, row, column }) => ({ sheet, row, column, content: undefined })));
        expect(errorsIn(workbook, engine), `every input that is a multiple of ${share} is blank`).toEqual([]);
      }
    },
  );

  test("show an absent figure as empty text, with its value beside every formula", async () => {
    const project = { ...exampleProject(), data: {} };
    const workbook = await workbookOf(project, true);
    const withoutFigures = new Set([...HIDDEN_SHEETS, "Instructions"]);
    const ofFigures = workbook.sheets.flatMap((sheet) =>
      withoutFigures.has(sheet.name) ? [] : [...sheet.cells()].filter(({ formula, row }) => formula && row > NOTE_ROW),
    );
    expect(ofFigures.length).toBeGreaterThan(5_000);
    expect(ofFigures.filter(({ hasCachedValue, type }) => !hasCachedValue && type === "blank-formula")).toEqual([]);
  });

  test("add up ranges, so that a row inserted inside counts", async () => {
    const workbook = await blank();
    const baseConstructionCost = formulasOf(workbook).filter(({ formula }) => /,SUM\(J9:J\d+\)\)$/.test(formula ?? ""));
    expect(baseConstructionCost.length).toBe(1);
    const firstYear = workbook.sheet("Savings by Year")?.cell("C9")?.formula;
    expect(firstYear).toMatch(/,IF\(COUNT\('Schedule 4'!E\d+:E\d+\)=0,"",SUM\('Schedule 4'!E\d+:E\d+\)\)\)$/);
  });
});

describe("a measure", () => {
  test("is found by its number, in any row of the other sheets", async () => {
    const project = exampleProject();
    const engine = recalculated(await example());
    const cells = plannedCells(MANIFEST, project);
    const onSchedule4 = cells.filter(
      ({ sheet, look, column }) => sheet === "Schedule 4" && look === undefined && column > 1,
    );
    const first = Math.min(
      ...onSchedule4.filter(({ content, column }) => column === 2 && content !== undefined).map(({ row }) => row),
    );
    const swapped = onSchedule4.flatMap((cell): PlannedCell[] =>
      cell.row === first || cell.row === first + 1 ? [{ ...cell, row: 2 * first + 1 - cell.row }] : [],
    );
    expect(swapped.length).toBeGreaterThan(10);
    engine.enter(swapped);
    const elsewhere = cells.filter(({ sheet, look }) => look === "dollars" && sheet !== "Schedule 4");
    const changed = elsewhere.filter(({ sheet, row, column, content }) => {
      const value = engine.valueAt(sheet, row, column);
      return Math.abs(Number(value || 0) - Number(content ?? 0)) > 0.005;
    });
    expect(changed).toEqual([]);
  });
});

describe("rounding", () => {
  let workbook: FlatWorkbook;
  let engine: Recalculated;

  // Each case writes the same cells, so all cases share one engine.
  beforeAll(async () => {
    workbook = await workbookOf({ ...exampleProject(), data: {} });
    engine = recalculate(workbook);
  });
  afterAll(() => engine.close());

  test.each([
    // Savings × percentage: 4,500.5, and two ties that binary arithmetic puts slightly below the half.
    ["9001", "0.5", 4501],
    ["1250", "0.57", 713],
    ["1290", "0.35", 452],
  ])("of $%s × %s is half away from zero", (savings, percentage, guaranteed) => {
    const [dollars] = plannedCells(MANIFEST, exampleProject()).filter(
      ({ sheet, column }) => sheet === "Schedule 4" && column === 5,
    );
    const percentageCell = fieldCell(workbook, "Schedule 1", "Guaranteed percentage of the estimated savings", 5);
    engine.enter([
      { sheet: "Schedule 2a", row: 9, column: 2, content: "1" },
      { sheet: "Schedule 4", row: dollars?.row ?? 0, column: 2, content: "1" },
      { sheet: "Schedule 4", row: dollars?.row ?? 0, column: 5, content: Number(savings) },
      { ...percentageCell, content: Number(percentage) },
    ]);
    // Without a loan, no guarantee is shown, so the figure is only on the hidden sheet.
    const heads = [...(workbook.sheet(WORKINGS_SHEET)?.cells() ?? [])];
    const head = heads.find(({ value }) => value === "Guaranteed annual savings");
    expect(engine.valueAt(WORKINGS_SHEET, (head?.row ?? 0) + 1, head?.column ?? 0)).toBe(guaranteed);
  });
});

describe("an express workbook", () => {
  test("calculates at once: a longer term lowers the debt service of a year and raises that of all", async () => {
    const project = exampleProject("epx-campus");
    const workbook = await workbookOf(project, true, EPX_1_1_2);
    const engine = recalculated(workbook);
    const debtService = (label: string) => {
      const { sheet, row, column } = fieldCell(workbook, "Summary", label, 3);
      return Number(engine.valueAt(sheet, row, column));
    };
    expect([debtService("Annual debt service"), debtService("Total debt service")]).toEqual([264_485.7, 3_967_285.5]);
    engine.enter([{ ...fieldCell(workbook, "Financing", "Finance term", 3), content: 20 }]);
    // 2,930,400 × 0.0405 × 1.0405^20 ÷ (1.0405^20 − 1) = 216,579.707…; 20 × this amount = 4,331,594.158…
    expect([debtService("Annual debt service"), debtService("Total debt service")]).toEqual([216_579.71, 4_331_594.16]);
  });

  test("of the campaign, which shows no years, has them on the hidden sheet", async () => {
    const workbook = await blank(EPX_CAMPAIGN_1_1_2);
    const heads = [...(workbook.sheet(WORKINGS_SHEET)?.cells() ?? [])].filter(({ row }) => row === 4);
    expect(heads.map(({ value }) => value)).toEqual(
      expect.arrayContaining(["Year", "Debt service", "Guaranteed annual savings"]),
    );
  });
});

test.each(CALCULATING)("no formula exceeds the limit of Excel: $kind", async (manifest) => {
  const lengths = formulasOf(await blank(manifest)).map(({ formula = "" }) => formula.length);
  expect(Math.max(...lengths)).toBeLessThan(LONGEST_FORMULA);
});

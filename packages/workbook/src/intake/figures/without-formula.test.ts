import { readFileSync } from "node:fs";
import { calculateProject } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { describe, expect, test } from "vitest";
import { readGood } from "../../../testing/read.js";
import { type CellEdit, edited, exampleProject, seen, workbookOf } from "../../../testing/template-workbook.js";
import type { CellFinding } from "../../findings/cell-finding.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { readProjectFromWorkbook } from "../read-project-from-workbook.js";
import { compareFigures } from "./compare-figures.js";
import { hasFormula } from "./has-formula.js";

const written = workbookOf(exampleProject(), true);

/** Findings about the example after an edit. */
const compared = async (cells: readonly CellEdit[]): Promise<unknown> =>
  seen(comparedBook(edited(await written, { cells })));

test("a workbook with formulas in all calculated cells has no findings", async () => {
  expect(await compared([])).toEqual([]);
});

test("a row whose calculated cell is blank is named", async () => {
  expect(await compared([{ sheet: "Schedule 2a", address: "M10" }])).toEqual([
    {
      name: "figure/row-without-formulas",
      place: { sheet: "Schedule 2a", address: "M10" },
      field: "Measure 2: Implementation price",
      found: "row 10",
    },
  ]);
});

test("a formula that is replaced by its value is named, though the value is right", async () => {
  const value = (await written).sheet("Schedule 2a")?.cell("M10")?.value ?? "";
  expect(await compared([{ sheet: "Schedule 2a", address: "M10", type: "number", value }])).toEqual([
    {
      name: "figure/formula-replaced",
      place: { sheet: "Schedule 2a", address: "M10" },
      field: "Measure 2: Implementation price",
      found: "row 10",
    },
  ]);
});

test("a different value typed over a formula is reported once", async () => {
  expect(await compared([{ sheet: "Schedule 2a", address: "M10", type: "number", value: "12" }])).toMatchObject([
    { name: "figure/typed-over" },
  ]);
});

test("figures by themselves that are values are named once for a sheet where others have formulas", async () => {
  const sheet = (await written).sheet("Schedule 1");
  const typed = ["C43", "D43"].map((address): CellEdit => {
    return { sheet: "Schedule 1", address, type: "number", value: sheet?.cell(address)?.value ?? "" };
  });
  expect(await compared(typed)).toEqual([
    {
      name: "figure/formula-replaced",
      place: { sheet: "Schedule 1", address: "C43:D43" },
      field: "Total: Savings, Estimated, and 1 more",
      found: "no formula",
    },
  ]);
});

test("a single blank figure is not reported, because earlier templates had fewer figures", async () => {
  expect(await compared([{ sheet: "Schedule 1", address: "C43" }])).toEqual([]);
});

/** The workbook with values pasted over all formulas of some sheets, or of all. */
function pastedOver(workbook: FlatWorkbook, sheets = workbook.sheets.map(({ name }) => name)): FlatWorkbook {
  const cells = sheets.flatMap((sheet) =>
    [...(workbook.sheet(sheet)?.cells() ?? [])]
      .filter(hasFormula)
      .map(({ address, type, value }): CellEdit => ({ sheet, address, type, value })),
  );
  return edited(workbook, { cells });
}

function comparedBook(workbook: FlatWorkbook, calculate = calculateProject): readonly CellFinding[] {
  const reading = readProjectFromWorkbook(workbook);
  const figures = reading.figures();
  if (figures === undefined || reading.project === undefined) throw new Error("The workbook is made from a template.");
  return compareFigures(figures, calculate(reading.project));
}

const fixture = (name: string): FlatWorkbook =>
  readGood(new Uint8Array(readFileSync(new URL(`../../../../../fixtures/workbooks/${name}.xlsx`, import.meta.url))));

const EVERY_TEMPLATE = [
  ["federal-espc", 10],
  ["federal-espc.epb-accreditation", 10],
  ["epx-campus.epx", 7],
  ["epx-campus.epx-campaign", 2],
] as const;

describe("values that are pasted over all formulas", () => {
  test("of a sheet are one finding with their count", async () => {
    // 16 years of six figures, and the closing row.
    expect(seen(comparedBook(pastedOver(await written, ["Schedule 1"])))).toEqual([
      {
        name: "figure/formula-replaced",
        place: { sheet: "Schedule 1", address: "C18:H43" },
        field: "Year 1: Savings, Estimated, and 101 more",
        found: "102 calculated cells",
      },
    ]);
  });

  test("of four sheets are one finding that names the sheets, at the first of them", async () => {
    const sheets = ["Schedule 1", "Schedule 2a", "Schedule 3", "Amortization"];
    const findings = comparedBook(pastedOver(await written, sheets));
    expect(findings).toMatchObject([{ code: "EPB-FIG-008", place: { sheet: "Schedule 1", address: "C18:H43" } }]);
    expect(findings[0]?.found).toMatch(
      /^\d+ calculated cells on 4 sheets: Schedule 1, Schedule 2a, Schedule 3, Amortization$/,
    );
    expect(findings[0]?.advice).toContain("epb migrate FILE -o NEW.xlsx");
  });

  test.each(
    EVERY_TEMPLATE.flatMap(
      ([name, sheets]) =>
        [
          [name, sheets],
          [`${name}.libreoffice`, sheets],
        ] as const,
    ),
  )("of all sheets of %s are one finding", (name, sheets) => {
    const findings = comparedBook(pastedOver(fixture(name)));
    expect(findings).toMatchObject([{ code: "EPB-FIG-008", place: { sheet: "Summary" } }]);
    expect(findings[0]?.found).toContain(` calculated cells on ${sheets} sheets: Summary, `);
  });

  test("are typed over where an input changed afterwards, which is one finding", async () => {
    const workbook = pastedOver(await written);
    const findings = comparedBook(
      edited(workbook, { cells: [{ sheet: "Schedule 2a", address: "J9", type: "number", value: "2000000" }] }),
    );
    expect(findings).toMatchObject([
      { code: "EPB-FIG-002", place: { sheet: "Schedule 2a" }, field: expect.stringMatching(/ more on \d+ sheets$/) },
    ]);
    expect(findings[0]?.found).toMatch(/^\$.* first; no formula in [\d,]+ calculated cells on 10 sheets: Summary, /);
  });

  test("are typed over where only one of them differs, which is one finding at its cell", async () => {
    const workbook = pastedOver(await written, ["Schedule 1"]);
    const changed = { sheet: "Schedule 1", address: "G20", type: "number", value: "12" } as const;
    expect(seen(comparedBook(edited(workbook, { cells: [changed] })))).toEqual([
      {
        name: "figure/typed-over",
        place: { sheet: "Schedule 1", address: "G20" },
        field: "Year 3: Payment",
        found: "$12.00 first; no formula in 102 calculated cells",
      },
    ]);
  });

  test("are reported with an unreadable price, without the figures that depend on the price", async () => {
    const unreadable = { sheet: "Schedule 2a", address: "J9", type: "text", value: "tbd" } as const;
    const workbook = edited(pastedOver(await written), { cells: [unreadable] });
    const findings = comparedBook(workbook, calculateKnownFigures);
    expect(findings).toMatchObject([{ code: "EPB-FIG-008", place: { sheet: "Summary" } }]);
    expect(findings[0]?.found).not.toContain("Schedule 1,");
  });

  test("have no findings in a workbook that was written without formulas", async () => {
    expect(comparedBook(edited(pastedOver(await written), { withoutSheets: ["Workings", "Checks"] }))).toEqual([]);
  });

  test("of many rows of a sheet are one finding, though other cells have formulas", async () => {
    const sheet = (await written).sheet("Schedule 1");
    const cells = [18, 19, 20, 21, 22, 23].map((row): CellEdit => {
      const address = `G${row}`;
      return { sheet: "Schedule 1", address, type: "number", value: sheet?.cell(address)?.value ?? "" };
    });
    expect(await compared(cells.slice(1))).toHaveLength(5);
    expect(await compared(cells)).toEqual([
      {
        name: "figure/formula-replaced",
        place: { sheet: "Schedule 1", address: "G18:G23" },
        field: "Year 1: Payment, and 5 more",
        found: "6 calculated cells",
      },
    ]);
  });
});

import { CalculationType, calculateProject, Decimal, type Project } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { type CellEdit, edited, exampleProject, seen, workbookOf } from "../../../testing/template-workbook.js";
import type { CellFinding } from "../../findings/cell-finding.js";
import { readProjectFromWorkbook } from "../read-project-from-workbook.js";
import { compareFigures } from "./compare-figures.js";
import type { FigureReading } from "./figure-cell.js";

const project = exampleProject();
const calculation = calculateProject(project);
const written = workbookOf(project, true);

const FORMULA = "SUM(G18:G42)";

async function compared(
  cells: readonly CellEdit[],
  change: Partial<FigureReading> = {},
): Promise<readonly CellFinding[]> {
  const reading = readProjectFromWorkbook(edited(await written, { cells }));
  const figures = reading.figures();
  if (figures === undefined || reading.project === undefined) throw new Error("The workbook is made from a template.");
  return compareFigures({ ...figures, ...change }, calculateProject(reading.project));
}

test("a workbook that shows the calculated values has no findings", async () => {
  expect(await compared([])).toEqual([]);
});

test("a formula with an older result is stale, a typed value is typed over", async () => {
  const findings = await compared([
    { sheet: "Summary", address: "C38", type: "number", value: "7503806.93" },
    { sheet: "Schedule 1", address: "G43", type: "number", value: "7000000", formula: FORMULA },
    { sheet: "Summary", address: "C34", type: "number", value: "45870", formula: "EDATE(E13,E14)" },
  ]);
  expect(findings.map(({ severity, expected, ...rest }) => [severity, expected, seen([rest as CellFinding])])).toEqual([
    [
      "warning",
      "2025-07-31",
      [
        {
          name: "figure/stale",
          place: { sheet: "Summary", address: "C34" },
          field: "Start of the performance period",
          found: "2025-08-01",
        },
      ],
    ],
    [
      "warning",
      "$7,503,806.95",
      [
        {
          name: "figure/stale",
          place: { sheet: "Schedule 1", address: "G43" },
          field: "Total: Payment",
          found: "$7,000,000.00",
        },
      ],
    ],
    [
      "warning",
      "$7,503,806.95",
      [
        {
          name: "figure/typed-over",
          place: { sheet: "Summary", address: "C38" },
          field: "Total payments",
          found: "$7,503,806.93",
        },
      ],
    ],
  ]);
});

test("a difference within a cent is no finding, from any program", async () => {
  expect(
    await compared([
      { sheet: "Summary", address: "C38", type: "number", value: "7503806.96", formula: FORMULA },
      { sheet: "Schedule 1", address: "G43", type: "number", value: "7503806.95", formula: FORMULA },
    ]),
  ).toEqual([]);
});

test("five cells of a column have separate findings, more cells share one", async () => {
  const cells = (count: number): CellEdit[] =>
    Array.from({ length: count }, (_, index) => ({
      sheet: "Schedule 1",
      address: `G${18 + index}`,
      type: "number",
      value: "1",
    }));
  expect((await compared(cells(5))).map(({ place }) => place?.address)).toEqual(["G18", "G19", "G20", "G21", "G22"]);
  expect(await compared(cells(6))).toMatchObject([
    {
      name: "figure/typed-over",
      place: { sheet: "Schedule 1", address: "G18:G23" },
      field: "Year 1: Payment, and 5 more",
      found: "$1.00 first",
      expected: "$394,000.00 there",
    },
  ]);
});

test("many old results of several sheets are one finding, at the one that is calculated first", async () => {
  const old = { type: "number", value: "1", formula: "1" } as const;
  const cells: readonly CellEdit[] = [
    ...["C18", "D18", "E18", "F18", "G18"].map((address) => ({ ...old, sheet: "Schedule 1", address })),
    { ...old, sheet: "Schedule 2a", address: "J39" },
  ];
  expect(await compared(cells)).toMatchObject([
    {
      name: "figure/stale",
      place: { sheet: "Schedule 2a", address: "J39" },
      field: "Total: Base construction cost, and 5 more on 2 sheets",
      found: "$1.00 first",
    },
  ]);
});

test("many outdated results of a sheet are one finding, in any columns", async () => {
  const cells = ["C18", "D18", "E18", "F18", "G18", "H18"].map(
    (address): CellEdit => ({ sheet: "Schedule 1", address, type: "number", value: "1", formula: "1" }),
  );
  expect(await compared(cells)).toMatchObject([
    {
      name: "figure/stale",
      place: { sheet: "Schedule 1", address: "C18" },
      field: "Year 1: Savings, Estimated, and 5 more",
      found: "$1.00 first",
    },
  ]);
  expect(await compared(cells.slice(1))).toHaveLength(5);
});

test("formulas without results are one finding for the workbook", async () => {
  const findings = await compared([
    { sheet: "Schedule 1", address: "G18", type: "blank-formula", formula: "1+1" },
    { sheet: "Schedule 1", address: "H19", type: "blank-formula", formula: "1+1" },
    { sheet: "Summary", address: "C38", type: "blank-formula", formula: "1+1" },
  ]);
  expect(seen(findings)).toEqual([
    {
      name: "figure/without-value",
      place: { sheet: "Summary", address: "C38" },
      field: "Total payments",
      found: "3 formulas without a result on 2 sheets",
    },
  ]);
});

test("an error or a text instead of a figure is reported with the figure", async () => {
  const findings = await compared([
    { sheet: "Summary", address: "C38", type: "error", value: "#REF!", formula: "#REF!" },
    { sheet: "Summary", address: "C39", type: "text", value: "see attachment" },
  ]);
  expect(findings).toMatchObject([
    { name: "figure/unreadable", found: '"#REF!"', expected: "$7,503,806.95" },
    { name: "figure/unreadable", found: '"see attachment"' },
  ]);
});

test("figures that only one side has are not compared", async () => {
  // The performance period has 16 years.
  expect(await compared([{ sheet: "Schedule 1", address: "G40", type: "number", value: "5" }])).toEqual([]);
  const cleared = await compared([{ sheet: "Schedule 1", address: "G18" }]);
  expect(cleared.map(({ name }) => name)).toEqual(["figure/row-without-formulas"]);
});

test("supplied figures that differ are reported; the engine compares those of an Override project", async () => {
  const wrong: readonly CellEdit[] = [{ sheet: "Summary", address: "C38", type: "number", value: "7000000" }];
  const findings = await compared(wrong, { figureCells: "supplied" });
  expect(findings).toMatchObject([
    { code: "EPB-FIG-005", found: "$7,000,000.00", expected: "$7,503,806.95", place: { address: "C38" } },
  ]);
  const override: Project = {
    record: { ...project.record, calculationType: CalculationType.Override },
    data: project.data,
    calculatedValues: calculation.calculatedValues,
  };
  const figures = readProjectFromWorkbook(edited(await written, { cells: wrong })).figures();
  if (figures === undefined) throw new Error("The workbook is made from a template.");
  expect(compareFigures({ ...figures, figureCells: "supplied" }, calculateProject(override))).toEqual([]);
});

test("the fast check of numbers finds the same as reading every cell", async () => {
  const book = await written;
  const figures = readProjectFromWorkbook(book).figures();
  const places = figures?.cells.filter(({ content }) => content.kind === "figure").map(({ place }) => place) ?? [];
  expect(places.length).toBeGreaterThan(1_800);
  const near = fc.tuple(
    fc.constant("near"),
    fc.constantFrom("0.004", "0.01", "0.011", "-0.0099999", "0.5", "1", "1e-7"),
  );
  const other = fc.tuple(
    fc.constantFrom<CellEdit["type"]>("number", "text", "error", "blank-formula"),
    fc.constant("7"),
  );
  const edit = fc.tuple(fc.nat(places.length - 1), fc.oneof(near, other), fc.boolean());
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      const cells = edits.map(([index, [kind, amount], hasFormula]): CellEdit => {
        const { sheet, address } = places[index] ?? { sheet: "", address: "" };
        const number = book.sheet(sheet)?.cell(address)?.value ?? "0";
        const value = kind === "near" && Number.isFinite(Number(number)) ? moved(number, amount) : amount;
        const type = kind === "near" ? "number" : (kind as CellEdit["type"] & string);
        return { sheet, address, type, value, ...((hasFormula || type === "blank-formula") && { formula: FORMULA }) };
      });
      const reading = readProjectFromWorkbook(edited(book, { cells }));
      const quick = reading.figures();
      const slow = readProjectFromWorkbook(edited(book, { cells })).figures();
      if (quick === undefined || slow === undefined || reading.project === undefined)
        throw new Error("Not a template.");
      for (const series of slow.series) series.surelyShows = () => false;
      const ours = calculateProject(reading.project);
      expect(compareFigures(quick, ours)).toEqual(compareFigures(slow, ours));
    }),
    { numRuns: runs(10) },
  );
});

/** A number and a little more, as a cell keeps it. */
const moved = (number: string, amount: string): string =>
  new Decimal(number).plus(amount).toSignificantDigits(15).toFixed();

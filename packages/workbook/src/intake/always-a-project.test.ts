import { parseProject } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { edited, example, plainProject } from "../../testing/template-workbook.js";
import { formatAddress } from "../xlsx/cell-address.js";
import type { CellType } from "../xlsx/flat-workbook.js";
import { readProjectFromWorkbook } from "./read-project-from-workbook.js";

const digits = (count: number): string => "9".repeat(count);

/** Cell contents that people and programs leave in workbooks, most of them wrong for most cells. */
const content: fc.Arbitrary<{ readonly type: CellType; readonly value: string }> = fc.oneof(
  fc.record({
    type: fc.constant<CellType>("number"),
    value: fc.oneof(
      fc.integer({ min: -3_000_000, max: 3_000_000 }).map(String),
      fc.constantFrom(
        "0",
        "-0.5",
        "4.75",
        "0.000000000000000001",
        "2958466",
        "500000",
        `${digits(21)}`,
        `-${digits(21)}`,
      ),
    ),
  }),
  fc.record({
    type: fc.constant<CellType>("text"),
    value: fc.oneof(
      fc.constantFrom("", " ", "12,000", "4.75%", "Coal", "Yes", "CAMX", "2024-02-30", digits(25), `1.${digits(30)}`),
      fc.constantFrom("Other Savings Type 1: Coal", "x".repeat(201), "x".repeat(10_001), "__proto__", "1", "2.5"),
      fc.string({ maxLength: 12 }),
    ),
  }),
  fc.record({ type: fc.constantFrom<CellType>("boolean", "error", "date", "blank-formula"), value: fc.string() }),
);

test("a workbook always gives a project that parseProject accepts, with any cell contents", async () => {
  const workbook = await example();
  const sheets = workbook.sheets.map(({ name }) => name);
  // Each sheet is equally likely; else the few cells of the first sheet would rarely appear beside the months of the
  // last.
  const inUse = fc
    .constantFrom(...workbook.sheets)
    .chain((sheet) => fc.constantFrom(...sheet.cells()).map(({ address }) => ({ sheet: sheet.name, address })));
  const anywhere = fc
    .tuple(fc.constantFrom(...sheets), fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 20 }))
    .map(([sheet, row, column]) => ({ sheet, address: formatAddress(row, column) }));
  const cell = fc
    .tuple(fc.oneof(anywhere, inUse), content)
    .map(([place, { type, value }]) => ({ ...place, type, value }));
  fc.assert(
    fc.property(
      fc.uniqueArray(cell, { minLength: 1, maxLength: 200, selector: (one) => one.sheet + one.address }),
      (cells) => {
        const reading = readProjectFromWorkbook(edited(workbook, { cells }));
        if (reading.project === undefined) return;
        const parsed = parseProject(plainProject(reading));
        expect(parsed.ok ? [] : parsed.problems).toEqual([]);
      },
    ),
    {
      numRuns: runs(150),
      // A long run found each of these cases.
      examples: [[[{ sheet: "GHG Factors", address: "B21", type: "boolean" as const, value: "" }]]],
    },
  );
});

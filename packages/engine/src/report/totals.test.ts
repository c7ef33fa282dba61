import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { completeProject } from "../../testing/complete-project.js";
import { expressData, expressProject } from "../../testing/express-project.js";
import { fixtureNames, readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { plainFinancing, plainProject } from "../../testing/plain-project.js";
import { project } from "../../testing/project-arbitrary.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import { AgreementType } from "../enumerations/agreement-type.js";
import type { ReportTable } from "./report-table.js";
import { reportTable, reportTables } from "./report-table-of.js";
import { SCHEDULE_IDS } from "./schedule-id.js";

// Every total of every table is the sum of the rows above it.

/** Columns whose total is not a sum: a payback is a price divided by savings. */
const NO_SUMS: ReadonlySet<string> = new Set(["simplePayback"]);

/** Repeating decimals are cut at 34 digits. */
const DIGITS = new Decimal("1e-15");

function tablesOf(json: unknown): readonly ReportTable[] {
  const { data } = parsed(json);
  return reportTables(data, calculateProject(parsed(json)).calculatedValues);
}

/** Names of the columns whose total is not the sum of their rows. */
function columnsThatDoNotFoot({ columns, opening, rows, totals = [] }: ReportTable): readonly string[] {
  const body = opening === undefined ? rows : [opening, ...rows];
  return columns.flatMap(({ name }, index) => {
    const total = totals[index];
    if (NO_SUMS.has(name) || !Decimal.isDecimal(total)) return [];
    const cells = body.map((row) => row[index]).filter((cell) => Decimal.isDecimal(cell));
    return sum(cells)
      .minus(total)
      .abs()
      .lte(DIGITS.times(Decimal.max(1, total.abs())))
      ? []
      : [name];
  });
}

const footing = (tables: readonly ReportTable[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    tables.map((table) => [table.id, columnsThatDoNotFoot(table)] as const).filter(([, names]) => names.length > 0),
  );

/** A weak first year and a gap: years 1 and 4 have no payment. */
const withGaps = (): unknown =>
  plainProject({
    financing: plainFinancing({}),
    performancePeriod: Array.from({ length: 25 }, (_, index) => ({
      year: index + 1,
      measurementVerification: "1000.5",
      retainedSavings: index === 0 || index === 3 ? "10000000" : "500.25",
    })),
  });

test.each(fixtureNames("projects"))("columns of %s add up to their totals", (name) => {
  const tables = tablesOf(readFixture(`projects/${name}.json`));
  expect(tables.some(({ totals }) => totals !== undefined)).toBe(true);
  expect(footing(tables)).toEqual({});
});

test("columns of a project with years without a payment add up to their totals", () => {
  const tables = tablesOf(withGaps());
  expect(tables.map(({ id }) => id)).toContain("1");
  expect(footing(tables)).toEqual({});
});

test("columns of a project with an entry for every column add up to their totals", () => {
  expect(footing(tablesOf(completeProject()))).toEqual({});
});

test("columns of any project add up to their totals", () => {
  fc.assert(
    fc.property(project, (json) => {
      expect(footing(tablesOf(json))).toEqual({});
    }),
    { numRuns: runs(30) },
  );
});

test("columns of an express project add up to their totals", () => {
  for (const financeTermYears of [5, 15, 20]) {
    const json = expressProject({ express: expressData({ financeTermYears, plannedGuaranteeYears: 10 }) });
    expect(footing(tablesOf(json)), `${financeTermYears} years`).toEqual({});
  }
});

describe("schedule 3", () => {
  test("has debt service and runs over the performance period, and says that later entries do not count", () => {
    const json = readFixture("projects/federal-espc.json");
    const { data } = parsed(json);
    const values = calculateProject(parsed(json)).calculatedValues;
    const term = values.performancePeriod?.years ?? 0;
    expect(data.performancePeriod?.length).toBeGreaterThan(term);
    const table = reportTable("3", data, values);
    expect(table.rows).toHaveLength(term);
    expect(table.note).toContain(`after the performance period of ${term} years do not count`);
    const cellsOf = (name: string) => {
      const index = table.columns.findIndex((column) => column.name === name);
      return [table.rows[0]?.[index], table.totals?.[index]].map(String);
    };
    const [first] = values.amortization?.summary ?? [];
    expect(cellsOf("debtService")).toEqual(
      [first?.principalPlusInterest, values.costSavings?.totalDebtService].map(String),
    );
    expect(cellsOf("principal")).toEqual([first?.principal, values.amortization?.total.totalPrincipal].map(String));
    expect(cellsOf("interest")).toEqual([first?.interest, values.amortization?.total.totalInterest].map(String));
  });
});

describe("schedule 2a", () => {
  // The figures of the other one are supplied, without those of its measures.
  const PRICED = fixtureNames("projects").filter((name) => name !== "direct-funded-override");

  test.each(PRICED)("leads from its total to the price of %s", (name) => {
    const json = readFixture(`projects/${name}.json`);
    const { columns, rows, totals, closing } = reportTable(
      "2a",
      parsed(json).data,
      calculateProject(parsed(json)).calculatedValues,
    );
    const index = columns.findIndex((column) => column.name === "implementationPrice");
    const [development, price] = (closing ?? []).map((row) => row[index]);
    const total = totals?.[index];
    if (!Decimal.isDecimal(development) || !Decimal.isDecimal(total)) throw new Error("There is no price.");
    expect(String(total.plus(development))).toBe(String(price));
    const withoutTotal = columns.filter(
      ({ quantity }, column) =>
        quantity === "dollars" && rows.some((row) => row[column] !== undefined) && totals?.[column] === undefined,
    );
    expect(withoutTotal).toEqual([]);
  });
});

describe("a note explains differences from rounding", () => {
  test("total principal and the amount financed", () => {
    const json = plainProject();
    const { data } = parsed(json);
    const values = calculateProject(parsed(json)).calculatedValues;
    const financed = values.projectSummary?.capitalization.totalAmountFinanced ?? ZERO;
    const withPrincipal = (totalPrincipal: Decimal) =>
      ({ ...values, amortization: { ...values.amortization, total: { totalPrincipal } } }) as typeof values;
    for (const id of ["1", "3", "loan"] as const) {
      expect(reportTable(id, data, withPrincipal(financed)).note ?? "", id).not.toContain("total principal");
      expect(reportTable(id, data, withPrincipal(financed.minus(1))).note, id).toMatch(
        /total principal is \$[\d,]+, amount financed \$[\d,]+/,
      );
    }
  });
});

test("a utility energy service contract has Schedule 1u instead of Schedule 1", () => {
  const json = plainProject({ financing: plainFinancing({ projectAgreementTypeID: AgreementType.UESC }) });
  const [first, second] = tablesOf(json);
  expect([first?.id, second?.id]).toEqual(["1u", "2a"]);
  expect(first?.title).toContain("Schedule 1u");
  expect(first?.rows.length).toBeGreaterThan(0);
  expect(tablesOf(plainProject()).map(({ id }) => id)).not.toContain("1u");
  expect(SCHEDULE_IDS).toContain("1u");
});

test("guaranteed savings by category end with the performance period", () => {
  const json = plainProject();
  const values = calculateProject(parsed(json)).calculatedValues;
  const table = reportTable("savings", parsed(json).data, values);
  const index = table.columns.findIndex(({ name }) => name === "guaranteedAnnualSavings");
  const known = table.rows.filter((row) => row[index] !== undefined);
  expect(table.rows).toHaveLength(40);
  expect(known).toHaveLength(values.performancePeriod?.years ?? 0);
});

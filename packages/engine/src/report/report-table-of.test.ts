import { describe, expect, test } from "vitest";
import { fixtureNames, readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { Decimal } from "../decimal/decimal.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { Project } from "../model/project.js";
import type { ProjectData } from "../model/project-data.js";
import { withValueAtPath } from "../paths/with-value-at-path.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import type { ReportTable } from "./report-table.js";
import { reportTable, reportTables } from "./report-table-of.js";
import { SCHEDULE_IDS, type ScheduleId } from "./schedule-id.js";
import { isWithheld, WITHHELD } from "./withheld-cells.js";
import { withoutEmptyColumns } from "./without-empty-columns.js";

interface Known {
  readonly data: ProjectData;
  readonly values: PartialCalculatedValues;
}

function known(name: string): Known {
  const project = parsed(readFixture(`projects/${name}.json`));
  return { data: project.data, values: calculateProject(project).calculatedValues };
}

const tableOf = (id: ScheduleId, { data, values }: Known): ReportTable => reportTable(id, data, values);
const columnOf = ({ columns, rows }: ReportTable, name: string) => {
  const index = columns.findIndex((column) => column.name === name);
  return rows.map((row) => row[index]);
};
const totalOf = ({ columns, totals }: ReportTable, name: string) =>
  totals?.[columns.findIndex((column) => column.name === name)];

describe.each(fixtureNames("projects"))("the tables of %s", (name) => {
  const project = known(name);

  test.each(SCHEDULE_IDS)("%s has a cell for every column in every row", (id) => {
    const { columns, rows, opening = columns, totals = columns } = tableOf(id, project);
    for (const row of [...rows, opening, totals]) expect(row).toHaveLength(columns.length);
  });

  test.each(SCHEDULE_IDS)("%s has columns that are told apart", (id) => {
    const names = tableOf(id, project).columns.map((column) => column.name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(SCHEDULE_IDS)("%s keeps numbers in columns of numbers", (id) => {
    const { columns, rows } = tableOf(id, project);
    for (const row of rows) {
      for (const [index, cell] of row.entries()) {
        const isText = typeof cell === "string" && columns[index]?.quantity !== "date";
        expect(isText && columns[index]?.quantity !== "text", columns[index]?.name).toBe(false);
        expect(Decimal.isDecimal(cell) && columns[index]?.quantity === "text", columns[index]?.name).toBe(false);
      }
    }
  });
});

test("schedule 3 has no totals while the performance period is not known", () => {
  const path = "ecms[uuid=measure-1].implementation.baseConstructionCost";
  const json = readFixture("projects/school-district.json") as object;
  const project = withValueAtPath<Project>(parsed({ ...json, unknownInputs: [path] }), `data.${path}`, undefined);
  const table = tableOf("3", { data: project.data, values: calculateKnownFigures(project).calculatedValues });
  expect(table.rows.length).toBeGreaterThan(0);
  expect(table.totals).toBeUndefined();
  expect(table.note).toBe("The performance period is not known, so the years have no totals.");
});

describe("the sums below a table", () => {
  const project = known("federal-espc");

  test.each([
    ["1", ["expenses", "debtService", "retainedSavings", "principal", "interest"]],
    ["2a", ["implementationPrice", "estAnnualCostSavings", "totalEnergySavings", "ghgAnnualTotal"]],
    ["4", ["electricEnergyKwhPerYear", "naturalGasCost", "waterKgal", "baselineElectricityUseKwhPerYear"]],
    ["loan", ["principal", "interest", "principalPlusInterest"]],
    ["ghg", ["electricGhg", "naturalGasGhg", "annualTotal"]],
  ] as const)("of %s are the sums of their columns", (id, names) => {
    for (const name of names) {
      const table = tableOf(id, project);
      const cells = columnOf(table, name).filter((cell) => Decimal.isDecimal(cell));
      expect(cells.length).toBeGreaterThan(0);
      expect(Decimal.sum(...cells).toFixed(), name).toBe((totalOf(table, name) as Decimal | undefined)?.toFixed());
    }
  });
});

test("schedule 1 has the implementation period before the years, and its payment in the totals", () => {
  const table = tableOf("1", known("example-annual-end"));
  expect(table.opening?.map(String)).toEqual([
    ...["Impl.", "62000", "50000"],
    ...["undefined", "undefined", "undefined", "undefined"],
    ...["50000", "undefined"],
  ]);
  expect(table.rows[0]?.map(String).slice(0, 3)).toEqual(["1", "415789.4736842105263157894736842105", "395000"]);
});

test("schedule 5 has a row for every year and a column for every month", () => {
  const project = known("federal-espc");
  const table = tableOf("5", project);
  const year3 = table.rows.find(([year]) => String(year) === "3");
  const month7 = project.data.cancellationCeiling?.find(({ year, month }) => year === 3 && month === 7);
  expect(month7).toBeDefined();
  expect(String(year3?.[7])).toBe(month7?.value.toFixed());
});

test("schedule 2a has the payback of the measures in its totals, and that of the project beside the total price", () => {
  const project = known("school-district");
  const { totals, closing, columns } = tableOf("2a", project);
  const payback = columns.findIndex(({ name }) => name === "simplePayback");
  const price = columns.findIndex(({ name }) => name === "implementationPrice");
  const savings = totals?.[columns.findIndex(({ name }) => name === "estAnnualCostSavings")] as Decimal;
  for (const row of [totals ?? [], closing?.at(-1) ?? []]) {
    expect((row[price] as Decimal).div(savings).toFixed(10)).toBe((row[payback] as Decimal).toFixed(10));
  }
  expect(closing?.at(-1)?.[payback]).toEqual(project.values.projectSummary?.financialSummary.simplePayback);
});

test("the loan by year has the balance after the last month of the year", () => {
  const project = known("example-annual-end");
  const balances = columnOf(tableOf("loan", project), "endingBalance").map(String);
  const detail = project.values.amortization?.detail ?? [];
  expect(balances[0]).toBe(detail.find(({ year, month }) => year === 1 && month === 12)?.endingBalance?.toFixed());
  expect(balances.at(-1)).toBe("0");
});

test("a report has the tables that say something, in their order", () => {
  const ids = (name: string) => {
    const { data, values } = known(name);
    return reportTables(data, values).map(({ id }) => id);
  };
  expect(ids("federal-espc")).toEqual(SCHEDULE_IDS.filter((id) => !["1u", "esa", "express"].includes(id)));
  expect(ids("epx-campus")).not.toContain("amortization");
  expect(ids("epx-campus")).toContain("express");
});

describe("a table without its empty columns", () => {
  const table = tableOf("3", known("school-district"));
  const slim = withoutEmptyColumns(table);

  test("keeps what is known and loses what is not", () => {
    expect(slim.columns.map(({ name }) => name)).toContain("measurementVerification");
    expect(slim.columns.map(({ name }) => name)).not.toContain("insurance");
    expect(columnOf(slim, "totalExpenses")).toEqual(columnOf(table, "totalExpenses"));
    expect(totalOf(slim, "totalExpenses")).toEqual(totalOf(table, "totalExpenses"));
  });

  test("keeps the columns that say what a row is about, and no totals of which none is known", () => {
    const bare = withoutEmptyColumns({
      ...table,
      columns: table.columns.slice(0, 2),
      rows: [[undefined, undefined]],
      totals: [undefined, undefined],
    });
    expect(bare.columns.map(({ name }) => name)).toEqual(["year"]);
    expect(bare.totals).toBeUndefined();
  });
});

describe("a project with a price that cannot be read", () => {
  const { data } = known("school-district");
  const project = parsed(readFixture("projects/school-district.json"));
  const path = "ecms[uuid=measure-1].implementation.baseConstructionCost";
  const unknown = { ...project, data: withValueAtPath(data, path, undefined), unknownInputs: [path] };
  const { calculatedValues } = calculateKnownFigures(unknown);
  const table = (id: ScheduleId) => reportTable(id, unknown.data, calculatedValues);

  test("says why a schedule has no rows", () => {
    for (const id of ["1", "cash-flow", "loan", "amortization"] as const) {
      expect(table(id).rows).toEqual([]);
      expect(table(id).withheldNote).toContain("The rows of this table depend on an input");
      expect(reportTables(unknown.data, calculatedValues).map((one) => one.id)).toContain(id);
    }
    expect(table("1u").withheldNote).toBeUndefined();
    expect(table("esa").withheldNote).toBeUndefined();
  });

  test("shows no payments as unknown in every year that is entered", () => {
    const payments = columnOf(table("3"), "totalPayments");
    expect(payments.length).toBeGreaterThan(16);
    expect(payments.every(isWithheld)).toBe(true);
  });
});

test("a field of savings with a value that cannot be read has a dash in its column and its total", () => {
  const project = parsed(readFixture("projects/school-district.json"));
  const path = "ecms[uuid=measure-1].estimatedSavings[fieldId=1].value";
  const unknown = { ...project, data: withValueAtPath(project.data, path, undefined), unknownInputs: [path] };
  const { calculatedValues } = calculateKnownFigures(unknown);
  const { columns, rows, totals } = reportTable("4", unknown.data, calculatedValues);
  const index = columns.findIndex(({ name }) => name === "electricEnergyKwhPerYear");
  expect([rows[0]?.[index], totals?.[index]]).toEqual([WITHHELD, WITHHELD]);
});

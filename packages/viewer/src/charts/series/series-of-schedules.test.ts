import type { Table } from "@epb/contract";
import { calculateProject, parseProject } from "@epb/engine";
import { describe, expect, test } from "vitest";
import schoolDistrict from "../../../../../fixtures/projects/school-district.json" with { type: "json" };
import { greenhouseGasSummary, loanSummary } from "../summaries.js";
import {
  seriesOfCashFlow,
  seriesOfGreenhouseGas,
  seriesOfItemizedSavings,
  seriesOfLoanBalance,
  seriesOfMeasures,
  seriesOfSavingsAgainstPayments,
} from "./series-of-schedules.js";
import { tablesOfCalculation } from "./tables-of-calculation.js";

const parsed = parseProject(schoolDistrict);
if (!parsed.ok) throw new Error("the fixture is a project");
const TABLES = tablesOfCalculation(parsed.value, calculateProject(parsed.value));

describe("series of a calculated project", () => {
  test("have a row for each year, and keep every digit", () => {
    const { data, implementation, totals } = seriesOfSavingsAgainstPayments(TABLES);
    expect(implementation).toEqual({ savings: undefined, payments: undefined });
    expect(data.rows).toHaveLength(16);
    expect(data.series.map(({ amounts }) => amounts[0])).toEqual(["206207", "201207"]);
    expect(totals).toEqual({ savings: "3943915", payments: "3592564.881" });
  });

  test("show the loan until it is paid off", () => {
    expect(seriesOfLoanBalance(TABLES).series[0]?.amounts.at(-1)).toBe("0");
  });

  test("leave out categories in which nothing is saved", () => {
    const labels = seriesOfItemizedSavings(TABLES).series.map(({ label }) => label);
    expect(labels).toContain("Natural gas");
    expect(labels).not.toContain("Water");
  });

  test("begin the cash flow with the implementation period", () => {
    expect(seriesOfCashFlow(TABLES).rows[0]).toBe("0");
  });

  test("name measures by number and description", () => {
    expect(seriesOfMeasures(TABLES).rows[0]).toBe("1 LED lighting and controls, five schools");
    expect(seriesOfGreenhouseGas(TABLES).data.series).toHaveLength(2);
  });
});

test("series of a project without schedules are empty", () => {
  expect(seriesOfLoanBalance([])).toEqual({ rowLabel: "Year", rows: [], series: [] });
});

test("the summary of the loan speaks of the ends of the years, because the balance before them is higher", () => {
  expect(loanSummary(seriesOfLoanBalance(TABLES))).toBe(
    "The highest year-end balance is $2,416,836 in year 1. The loan is paid off in year 16.",
  );
});

test("the summary of greenhouse gas keeps the number of a scope apart from its amount", () => {
  const { data, totals } = seriesOfGreenhouseGas(TABLES);
  expect(greenhouseGasSummary(data, totals)).toContain(
    "All measures: 458,064 kg CO2e in scope 1 and 79,439 kg CO2e in scope 2.",
  );
});

describe("series with withheld figures", () => {
  const column = (name: string) => ({ name, label: name, quantity: "dollars" });
  const savings = (rows: Table["rows"]): readonly Table[] => [
    {
      id: "savings",
      title: "Savings",
      columns: [column("year"), column("electric"), column("gas"), column("estimatedAnnualSavings")],
      keyColumns: 1,
      rows,
      dollarDecimals: 0,
    },
  ];
  const amountsOf = (rows: Table["rows"]) =>
    seriesOfItemizedSavings(savings(rows)).series.map(({ amounts }) => amounts);

  test("have no amount for a withheld figure, which is no number", () => {
    const names = ["ecmNumber", "ecmDescription", "implementationPrice", "estAnnualCostSavings"];
    const rows = [["1", "Lighting", "–", "5"]];
    const table = {
      id: "2a",
      title: "2a",
      columns: names.map(column),
      keyColumns: 2,
      rows,
      dollarDecimals: 0,
    } as const;
    expect(seriesOfMeasures([table]).series.map(({ amounts }) => amounts)).toEqual([[undefined], ["5"]]);
  });

  test("leave out a bar without one of its layers, because it would be too short", () => {
    expect(
      amountsOf([
        [1, "7", "2", "9"],
        [2, null, "2", "–"],
      ]),
    ).toEqual([
      ["7", undefined],
      ["2", undefined],
    ]);
  });

  test("leave out a layer that no bar has", () => {
    expect(
      amountsOf([
        [1, null, "2", "–"],
        [2, null, "3", "–"],
      ]),
    ).toEqual([["2", "3"]]);
  });

  test("keep a bar that lacks a layer because nothing is saved in it", () => {
    expect(
      amountsOf([
        [1, "7", "2", "9"],
        [2, null, "2", "2"],
      ]),
    ).toEqual([
      ["7", undefined],
      ["2", "2"],
    ]);
  });
});

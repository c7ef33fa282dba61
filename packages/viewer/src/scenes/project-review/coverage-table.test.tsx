import type { Table } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { ratioText } from "../../format/numbers.js";
import { coverageOfYears, isUncovered } from "./coverage-table.js";

const dollars = (name: string): Table["columns"][number] => ({ name, label: name, quantity: "dollars" });

function schedule(rows: Table["rows"], payments = "payment"): readonly Table[] {
  const columns = [{ name: "year", label: "Year", quantity: "count" }, dollars("guaranteedSavings"), dollars(payments)];
  return [{ id: "1", title: "Schedule 1", columns, keyColumns: 1, rows, dollarDecimals: 0 }];
}

describe("coverage by guaranteed savings", () => {
  test.each([
    ["1000", "1000", "1.00", false],
    ["999.99", "1000", "0.99", true],
    ["1999.99", "1000", "1.99", false],
    ["0", "1000", "0.00", true],
    ["-5", "1000", "-0.00", true],
  ])("%s of payments of %s is %s", (savings, payments, text, under) => {
    const [year] = coverageOfYears(schedule([["1", savings, payments]]));
    if (year?.ratio === undefined) throw new Error("there is no ratio");
    expect([ratioText(year.ratio), isUncovered(year)]).toEqual([text, under]);
  });

  test("is not known in a year without payments, or with a withheld figure", () => {
    const years = coverageOfYears(
      schedule([
        ["1", "5", "0"],
        ["2", "5", null],
        ["3", "–", "5"],
      ]),
    );
    expect(years.map(({ ratio }) => ratio)).toEqual([undefined, undefined, undefined]);
    expect(years.some(isUncovered)).toBe(false);
  });

  test("is of the debt service if a project has no other payments", () => {
    const [year] = coverageOfYears(schedule([["1", "6", "5"]], "debtService"));
    expect(year?.ratio?.toFixed()).toBe("1.2");
  });

  test("is nothing without a schedule", () => {
    expect(coverageOfYears([])).toEqual([]);
  });
});

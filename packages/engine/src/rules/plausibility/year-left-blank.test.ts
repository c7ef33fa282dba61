import { expect, test } from "vitest";
import { Decimal } from "../../decimal/decimal.js";
import type { IssueReport } from "../../issues/issue.js";
import { checkBlankYears } from "./year-left-blank.js";

function blankYears(...entered: readonly number[]): readonly string[] {
  const reports: IssueReport[] = [];
  const years = entered.map((year) => ({ year, measurementVerification: new Decimal(1_000) }));
  checkBlankYears(years, (issue) => reports.push(issue));
  return reports.map(({ at }) => at);
}

test("a year between two years with an entry is reported", () => {
  expect(blankYears(1, 2, 4, 5)).toEqual(["performancePeriod[year=3].measurementVerification"]);
  expect(blankYears(5, 4, 2, 1)).toEqual(["performancePeriod[year=3].measurementVerification"]);
});

test("years before the first entry, after the last one, and an expense of every few years are not", () => {
  expect(blankYears()).toEqual([]);
  expect(blankYears(3)).toEqual([]);
  expect(blankYears(3, 4, 5)).toEqual([]);
  expect(blankYears(1, 4, 7, 10)).toEqual([]);
});

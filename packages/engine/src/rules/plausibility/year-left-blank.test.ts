import { expect, test } from "vitest";
import { Decimal } from "../../decimal/decimal.js";
import type { IssueReport } from "../../issues/issue.js";
import { checkBlankRates, checkBlankYears } from "./year-left-blank.js";

function blankYears(...entered: readonly number[]): readonly string[] {
  const reports: IssueReport[] = [];
  const years = entered.map((year) => ({ year, measurementVerification: new Decimal(1_000) }));
  checkBlankYears(years, (issue) => reports.push(issue));
  return reports.map(({ at }) => at);
}

test("a year between two years with an entry is reported", () => {
  expect(blankYears(1, 2, 4, 5)).toEqual(["performancePeriod[year=3]"]);
  expect(blankYears(5, 4, 2, 1)).toEqual(["performancePeriod[year=3]"]);
});

test("years before the first entry, after the last one, and an expense of every few years are not", () => {
  expect(blankYears()).toEqual([]);
  expect(blankYears(3)).toEqual([]);
  expect(blankYears(3, 4, 5)).toEqual([]);
  expect(blankYears(1, 4, 7, 10)).toEqual([]);
});

test("a year that is blank as a whole is reported once, as the year", () => {
  const reports: IssueReport[] = [];
  const entries = { measurementVerification: new Decimal(1_000), deliveryChargePct: new Decimal("0.05") };
  const years = [1, 2, 4, 5].map((year) => ({ year, ...entries }));
  for (const all of [years, [...years, { year: 3 }], [...years, { year: 3, otherExpenses: [] }]]) {
    reports.length = 0;
    checkBlankYears(all, (issue) => reports.push(issue));
    expect(reports).toEqual([
      { name: "plausibility/year-left-blank", at: "performancePeriod[year=3]", details: { year: 3 } },
    ]);
  }
});

test("a year with another entry is reported for the one that is blank", () => {
  const reports: IssueReport[] = [];
  const years = [1, 2, 3, 4].map((year) => ({
    year,
    retainedSavings: new Decimal(100),
    ...(year !== 3 && { measurementVerification: new Decimal(1_000) }),
  }));
  checkBlankYears(years, (issue) => reports.push(issue));
  expect(reports.map(({ at }) => at)).toEqual(["performancePeriod[year=3].measurementVerification"]);
});

test("an escalation rate that is left out between two years of its category is reported, and an end is not", () => {
  const reported: unknown[] = [];
  const rate = (fieldId: 1 | 3, year: number) => ({ fieldId, year, value: new Decimal("0.02") });
  checkBlankRates([rate(1, 1), rate(1, 3), rate(1, 4), rate(3, 2), rate(3, 5)], (issue) => void reported.push(issue));
  expect(reported).toEqual([
    {
      name: "plausibility/year-left-blank",
      at: "escalationRates[fieldId=1,year=2].value",
      details: { year: 2, column: "escalation rate of electric energy" },
    },
  ]);
});

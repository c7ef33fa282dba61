import { expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { makeIssue } from "../issues/catalogue.js";
import type { Issue } from "../issues/issue.js";
import type { FigureValue } from "../model/figure.js";
import { figureDefinition } from "./figure-definition.js";
import type { CalculatedFigure } from "./list-figures.js";
import { reportDifferences } from "./supplied-differences.js";

type Figures = Readonly<Record<string, string | number | boolean>>;

/** Text that is a number is a decimal. */
function figures(values: Figures): CalculatedFigure[] {
  return Object.entries(values).map(([path, value]) => ({
    path,
    definition: figureDefinition(path),
    value: (typeof value === "string" && /^-?[\d.]+$/.test(value) ? new Decimal(value) : value) as FigureValue,
  }));
}

function issuesOf(supplied: Figures, computed: Figures): Issue[] {
  const issues: Issue[] = [];
  reportDifferences(figures(supplied), figures(computed), (issue) => issues.push(makeIssue(issue)));
  return issues;
}

test.each([
  ["costSavings.totalPayments", "100.01", "100.011", "100"],
  ["costSavings.totalPayments", "99.99", "99.98", "100"],
  ["ecm.totals.estAnnualCostSavings", "100.01", "100.02", "100"],
  ["ecm.totals.totalEnergySavings", "101", "101.5", "100"],
  ["ecm.totals.ghg.annualTotal", "99", "98.9", "100"],
  ["ecm.totals.savings[fieldId=1]", "101", "101.1", "100"],
  ["ecm.totals.simplePayback", "10.1", "10.11", "10"],
  ["esaPayments.years[year=3].esaPrice", "0.080001", "0.0800011", "0.08"],
  ["projectSummary.financing.projectInterestRate", "0.050001", "0.0500011", "0.05"],
])("%s may be %s, but not %s, where %s is computed", (name, close, different, computed) => {
  const path = name.endsWith("]") ? `${name}.value` : name;
  expect(issuesOf({ [path]: close }, { [path]: computed })).toEqual([]);
  expect(issuesOf({ [path]: different }, { [path]: computed })).toHaveLength(1);
});

test.each([
  ["performancePeriod.years", 15, 16, "Performance period is 15 instead of 16"],
  ["amortization.paidOff", true, false, "Paid off within 40 years is yes instead of no"],
  [
    "projectSummary.capitalization.startDateOfPerformancePeriod",
    "2025-07-31",
    "2025-08-01",
    "Start of the performance period is 2025-07-31 instead of 2025-08-01",
  ],
])("%s is equal or it is not", (path, supplied, computed, words) => {
  expect(issuesOf({ [path]: supplied }, { [path]: supplied })).toEqual([]);
  const [issue] = issuesOf({ [path]: supplied }, { [path]: computed });
  expect(issue?.message).toContain(words);
});

test("figures that only one side has are not compared", () => {
  const [one, other] = [{ "costSavings.totalPayments": "1" }, { "costSavings.totalExpenses": "2" }];
  expect(issuesOf(one, other)).toEqual([]);
});

test("each area has one warning, which names totals before years and counts the rest", () => {
  const years = Object.fromEntries(
    [1, 2, 3, 4].map((year) => [`costSavings.years[year=${year}].payment`, String(year)]),
  );
  const supplied = { ...years, "costSavings.totalPayments": "10", "esaPayments.totalEsaPayments": "7" };
  const computed = Object.fromEntries(Object.keys(supplied).map((path) => [path, "90000"]));
  const issues = issuesOf(supplied, computed);
  expect(issues.map(({ code, severity, section, at }) => [code, severity, section, at])).toEqual([
    ["EPB-OVR-001", "warning", 7, "calculatedValues.costSavings.totalPayments"],
    ["EPB-OVR-001", "warning", 8, "calculatedValues.esaPayments.totalEsaPayments"],
  ]);
  expect(issues.map(({ message }) => message)).toEqual([
    "Supplied values differ from the calculation: Total payments is $10.00 instead of $90,000.00; Payment (year 1) is $1.00 instead of $90,000.00; Payment (year 2) is $2.00 instead of $90,000.00. 2 more figures differ.",
    expect.stringMatching(/: \S.* is \$7\.00 instead of \$90,000\.00\.$/),
  ]);
});

test("each section belongs to an area", () => {
  const areaOf = (path: string): number | undefined => issuesOf({ [path]: "1" }, { [path]: "1000" })[0]?.section;
  expect(
    [
      "itemizedSavings.years[year=1].estimatedAnnualSavings",
      "ecm.totals.implementationPrice",
      "projectSummary.implementationTotals.profit",
      "performancePeriod.total.totalExpenses",
      "projectSummary.capitalization.totalAmountFinanced",
      "amortization.total.totalInterest",
      "costSavings.totalPayments",
      "esaPayments.totalEsaPayments",
      "projectSummary.financialSummary.totalPayments",
      "express.totalPrice",
    ].map(areaOf),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 9]);
});

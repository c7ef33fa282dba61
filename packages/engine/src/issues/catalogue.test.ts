import { describe, expect, test } from "vitest";
import { GRID_RATE_BOUND } from "../bounds/emission-bounds.js";
import { ENERGY_PRICE_BOUNDS, type EnergyPriceBounds } from "../bounds/energy-price-bounds.js";
import { ESA_PRICE_BOUND } from "../bounds/quantity-bounds.js";
import type { CalendarDate } from "../calendar/calendar-date.js";
import { Decimal } from "../decimal/decimal.js";
import { CalculationArea } from "../enumerations/calculation-area.js";
import { ISSUE_CATALOGUE, makeIssue } from "./catalogue.js";
import type { FigureDifference } from "./format-figure.js";
import type { IssueReport } from "./issue.js";

const dollars = new Decimal("1234.5");
const TERM = { lastYear: 12, yearsWithPayments: 11 };
const DAY = "2024-02-29" as CalendarDate;

const PAYMENT_DIFFERENCE: FigureDifference = {
  path: "costSavings.years[year=3].payment",
  definition: { id: "costSavings.years[year].payment", label: "Payment", quantity: "dollars", decimals: 2, spec: "C" },
  supplied: dollars,
  computed: new Decimal(1000),
};

/** A report of every issue, with its code and area: codes are public, and never reused. */
const EVERY: readonly (readonly [code: string, section: number, report: IssueReport])[] = [
  ["EPB-UNR-001", 2, { name: "inputs/unreadable", at: "x", details: { area: CalculationArea.Ecm } }],
  [
    "EPB-LIM-001",
    1,
    {
      name: "limits/rate-too-low",
      at: "x",
      details: { value: new Decimal(-2), lowest: new Decimal(-1), area: CalculationArea.ItemizedSavings },
    },
  ],
  ["EPB-LIM-002", 5, { name: "limits/date-impossible", at: "x", details: { date: DAY } }],
  [
    "EPB-LIM-003",
    6,
    { name: "limits/loan-start-before-award", at: "x", details: { loanStartDate: DAY, awardDate: DAY } },
  ],
  [
    "EPB-LIM-004",
    3,
    { name: "limits/incentives-above-cost", at: "x", details: { measure: "4", incentives: dollars, cost: dollars } },
  ],
  [
    "EPB-PLA-001",
    5,
    {
      name: "plausibility/rate",
      at: "x",
      details: { value: new Decimal("0.4"), kind: "addedPremium", alike: { count: 0, columns: [] } },
    },
  ],
  ["EPB-PLA-002", 5, { name: "plausibility/date", at: "x", details: { date: DAY } }],
  [
    "EPB-PLA-003",
    5,
    { name: "plausibility/quote-expired", at: "x", details: { effectiveThroughDate: DAY, awardDate: DAY } },
  ],
  [
    "EPB-PLA-004",
    5,
    {
      name: "plausibility/issue-date-after-expiry",
      at: "x",
      details: { financingIssueDate: DAY, effectiveThroughDate: DAY },
    },
  ],
  [
    "EPB-PLA-005",
    2,
    {
      name: "plausibility/energy-price",
      at: "x",
      details: { measure: "4", fuel: ENERGY_PRICE_BOUNDS[0] as EnergyPriceBounds, price: dollars, others: 0 },
    },
  ],
  [
    "EPB-PLA-006",
    2,
    {
      name: "plausibility/savings-above-baseline",
      at: "x",
      details: { measure: "4", fieldId: 1, savings: dollars, baseline: dollars },
    },
  ],
  [
    "EPB-PLA-007",
    2,
    { name: "plausibility/price-without-savings", at: "x", details: { measure: "4", price: dollars } },
  ],
  [
    "EPB-PLA-008",
    3,
    { name: "plausibility/cost-in-thousands", at: "x", details: { measure: "4", price: dollars, savings: dollars } },
  ],
  ["EPB-PLA-009", 2, { name: "plausibility/payback", at: "x", details: { years: dollars } }],
  [
    "EPB-PLA-010",
    4,
    {
      name: "plausibility/year-left-blank",
      at: "x",
      details: { kind: "entries", years: [7], columns: ["delivery charge"] },
    },
  ],
  ["EPB-PLA-011", 2, { name: "plausibility/state", at: "x", details: { state: "New York", abbreviation: "NY" } }],
  ["EPB-PLA-012", 2, { name: "plausibility/zip-code", at: "x", details: { zip: "1327", suggestion: "01327" } }],
  [
    "EPB-PLA-013",
    2,
    {
      name: "plausibility/zip-code-of-another-state",
      at: "x",
      details: { zip: "80202", state: "NY", states: ["CO"] },
    },
  ],
  [
    "EPB-PLA-014",
    7,
    {
      name: "plausibility/cancellation-ceiling",
      at: "x",
      details: { year: 3, month: 1, ceiling: new Decimal(1), balance: dollars, others: 0 },
    },
  ],
  [
    "EPB-PLA-016",
    7,
    {
      name: "plausibility/implementation-guarantee-below-payment",
      at: "x",
      details: { guaranteed: dollars, payment: dollars },
    },
  ],
  ["EPB-PLA-017", 2, { name: "plausibility/emission-factors-of-no-fuel", at: "x", details: { name: "Wood" } }],
  ["EPB-PLA-018", 2, { name: "plausibility/emission-factors-without-co2", at: "x", details: { name: "Coal" } }],
  [
    "EPB-PLA-019",
    2,
    { name: "plausibility/emission-factors-twice", at: "x", details: { name: "coal", first: "Coal" } },
  ],
  [
    "EPB-PLA-020",
    2,
    { name: "plausibility/emission-rate", at: "x", details: { value: dollars, bound: GRID_RATE_BOUND } },
  ],
  [
    "EPB-PLA-021",
    4,
    {
      name: "plausibility/other-payments-above-price",
      at: "x",
      details: { year: 2, amount: dollars, price: dollars },
    },
  ],
  [
    "EPB-PLA-022",
    3,
    {
      name: "plausibility/delivery-charge-above-cost",
      at: "x",
      details: { measure: "1", deliveryCharge: dollars, cost: dollars },
    },
  ],
  [
    "EPB-PLA-023",
    5,
    { name: "plausibility/interest-rate-half-entered", at: "x", details: { isIndexBlank: false, rate: dollars } },
  ],
  [
    "EPB-PLA-024",
    2,
    {
      name: "plausibility/savings-half-entered",
      at: "x",
      details: { measure: "1", gaps: [{ fuel: "natural gas", unit: "MMBtu", dollars }], others: 2 },
    },
  ],
  [
    "EPB-PLA-025",
    2,
    {
      name: "plausibility/fuel-without-emissions",
      at: "x",
      details: { measure: "1", saved: dollars, fuel: "coal", others: 0 },
    },
  ],
  [
    "EPB-PLA-026",
    4,
    { name: "plausibility/years-end-early", at: "x", details: { year: 15, lastYear: 16, labels: ["insurance"] } },
  ],
  [
    "EPB-PLA-027",
    1,
    {
      name: "plausibility/rates-end-early",
      at: "x",
      details: { year: 2, lastYear: 16, labels: ["water", "coal", "oil"] },
    },
  ],
  ["EPB-PLA-028", 1, { name: "plausibility/savings-without-rates", at: "x", details: { label: "water" } }],
  [
    "EPB-PLA-029",
    4,
    {
      name: "plausibility/amount-below-one-dollar",
      at: "x",
      details: { label: "retained savings", amount: new Decimal("0.05"), others: 1 },
    },
  ],
  [
    "EPB-PLA-030",
    2,
    {
      name: "plausibility/subregion-of-another-state",
      at: "x",
      details: { measure: "1", others: 1, subregion: 15, state: "CO", possible: { subregions: [20, 7], state: "CO" } },
    },
  ],
  ["EPB-PLA-031", 2, { name: "plausibility/market-segment", at: "x", details: { segment: 4, federalContractType: 1 } }],
  ["EPB-PLA-032", 2, { name: "plausibility/quantity", at: "x", details: { value: dollars, bound: ESA_PRICE_BOUND } }],
  ["EPB-PLA-033", 8, { name: "plausibility/esa-without-agreement", at: "x", details: { type: undefined } }],
  [
    "EPB-PLA-034",
    8,
    {
      name: "plausibility/production-above-estimate",
      at: "x",
      details: { year: 1, production: dollars, estimate: dollars },
    },
  ],
  [
    "EPB-PLA-035",
    2,
    { name: "plausibility/mv-above-cost", at: "x", details: { measure: "1", mvExpense: dollars, cost: dollars } },
  ],
  ["EPB-PLA-036", 2, { name: "plausibility/measure-twice", at: "x", details: { measure: "2", other: "1", others: 3 } }],
  [
    "EPB-PLA-037",
    1,
    {
      name: "plausibility/escalation-average",
      at: "x",
      details: { label: "water", average: new Decimal("0.19"), years: 39 },
    },
  ],
  [
    "EPB-PLA-038",
    5,
    { name: "plausibility/loan-start-at-award", at: "x", details: { loanStartDate: DAY, months: 24 } },
  ],
  [
    "EPB-PLA-039",
    9,
    { name: "plausibility/savings-above-bill", at: "x", details: { label: "water", saved: dollars, bill: dollars } },
  ],
  [
    "EPB-PLA-040",
    7,
    {
      name: "plausibility/cancellation-ceiling-above-loan",
      at: "x",
      details: { year: 3, month: 1, ceiling: dollars, loan: dollars, others: 0 },
    },
  ],
  ["EPB-PLA-041", 2, { name: "plausibility/country", at: "x", details: { country: "NY" } }],
  ["EPB-PLA-042", 2, { name: "plausibility/measure-number-twice", at: "x", details: { measure: "1", count: 2 } }],
  [
    "EPB-PLA-043",
    2,
    { name: "plausibility/measure-number-missing", at: "x", details: { description: undefined, others: 0 } },
  ],
  ["EPB-PLA-044", 2, { name: "plausibility/measure-loses-money", at: "x", details: { measure: "1", loss: dollars } }],
  [
    "EPB-PRC-001",
    3,
    { name: "pricing/delivery-charge-differs", at: "x", details: { measuresTotal: dollars, projectTotal: dollars } },
  ],
  [
    "EPB-PRC-002",
    3,
    {
      name: "pricing/cost-of-goods-above-construction",
      at: "x",
      details: { costOfGoods: dollars, baseConstructionCost: dollars },
    },
  ],
  ["EPB-CAP-001", 5, { name: "capitalization/award-date-missing", at: "x" }],
  ["EPB-CAP-002", 5, { name: "capitalization/implementation-period-missing", at: "x" }],
  ["EPB-CAP-003", 5, { name: "capitalization/interest-rate-negative", at: "x", details: { rate: dollars } }],
  ["EPB-ECM-001", 2, { name: "ecm/construction-cost-missing", at: "x", details: { measure: "4" } }],
  ["EPB-ECM-002", 2, { name: "ecm/savings-field-unknown", at: "x", details: { measure: "4", fieldId: 18 } }],
  ["EPB-ECM-003", 2, { name: "ecm/savings-total-missing", at: "x", details: { fieldId: 2 } }],
  ["EPB-ECM-004", 2, { name: "ecm/baseline-total-missing", at: "x", details: { fieldId: 2 } }],
  ["EPB-SAV-001", 1, { name: "itemized-savings/category-without-savings", at: "x", details: { fieldId: 3 } }],
  ["EPB-SAV-002", 1, { name: "itemized-savings/no-initial-year-savings", at: "x" }],
  ["EPB-SAV-003", 1, { name: "itemized-savings/supplied-year-missing", at: "x", details: { fieldId: 3, year: 7 } }],
  ["EPB-SAV-004", 1, { name: "itemized-savings/guaranteed-percentage-missing", at: "x" }],
  ["EPB-SAV-005", 1, { name: "itemized-savings/all-guaranteed-zero", at: "x" }],
  ["EPB-AMO-001", 6, { name: "amortization/loan-amount-missing", at: "x", details: { amount: undefined } }],
  ["EPB-AMO-002", 6, { name: "amortization/interest-rate-missing", at: "x" }],
  ["EPB-AMO-003", 6, { name: "amortization/loan-start-date-missing", at: "x" }],
  ["EPB-AMO-004", 6, { name: "amortization/performance-period-missing", at: "x" }],
  ["EPB-AMO-005", 6, { name: "amortization/payment-timing-missing", at: "x" }],
  [
    "EPB-AMO-006",
    6,
    { name: "amortization/needed-payment-negative", at: "x", details: { years: [7], shortfall: dollars, ...TERM } },
  ],
  ["EPB-AMO-007", 6, { name: "amortization/year-without-payment", at: "x", details: { years: [7], ...TERM } }],
  [
    "EPB-AMO-008",
    6,
    {
      name: "amortization/tail-year",
      at: "x",
      details: {
        year: 16,
        payment: new Decimal("1.45"),
        guaranteedPercentage: new Decimal("0.950002"),
        retainedSavingsCut: new Decimal(1),
      },
    },
  ],
  [
    "EPB-AMO-009",
    6,
    {
      name: "amortization/not-paid-off",
      at: "x",
      details: { remainingBalance: dollars, amountFinanced: dollars, cause: undefined },
    },
  ],
  ["EPB-PER-001", 4, { name: "performance-period/invalid", at: "x", details: { years: 26, cause: undefined } }],
  [
    "EPB-COS-002",
    7,
    { name: "cost-savings/guaranteed-not-above-debt-service", at: "x", details: { years: [7], debtService: dollars } },
  ],
  ["EPB-ESA-001", 8, { name: "esa/price-missing", at: "x" }],
  ["EPB-ESA-002", 8, { name: "esa/production-unknown", at: "x", details: { year: 7 } }],
  [
    "EPB-ESA-003",
    8,
    { name: "esa/reserve-above-payment", at: "x", details: { year: 7, reserve: dollars, payment: dollars } },
  ],
  ["EPB-ESA-004", 8, { name: "esa/beyond-horizon", at: "x", details: { year: 21 } }],
  [
    "EPB-GHG-001",
    2,
    {
      name: "ghg/subregion-missing",
      at: "x",
      details: { measure: "4", possible: { subregions: [20], zipPrefix: "802" } },
    },
  ],
  ["EPB-GHG-002", 2, { name: "ghg/fuel-category-missing", at: "x", details: { measure: "4", otherSavingsType: 1 } }],
  ["EPB-GHG-003", 2, { name: "ghg/fuel-factors-missing", at: "x", details: { fuelName: "Other" } }],
  ["EPB-EPX-001", 9, { name: "express/finance-term-missing", at: "x" }],
  ["EPB-EPX-002", 9, { name: "express/guarantee-years-missing", at: "x" }],
  ["EPB-EPX-003", 3, { name: "express/price-missing", at: "x", details: { price: undefined } }],
  ["EPB-EPX-004", 5, { name: "express/interest-rate-negative", at: "x", details: { rate: dollars.negated() } }],
  [
    "EPB-EPX-005",
    9,
    {
      name: "express/savings-below-debt-service",
      at: "x",
      details: { firstYear: 7, shortfall: dollars, yearCount: 1 },
    },
  ],
  [
    "EPB-EPX-006",
    9,
    { name: "express/term-outlasts-guarantee", at: "x", details: { financeTermYears: 20, guaranteeYears: 15 } },
  ],
  ["EPB-EPX-007", 9, { name: "express/term-over-limit", at: "x", details: { years: 30 } }],
  ["EPB-EPX-008", 2, { name: "express/measure-without-figures", at: "x", details: { measureNumber: "4" } }],
  [
    "EPB-OVR-001",
    7,
    {
      name: "override/figures-differ",
      at: "x",
      details: { area: CalculationArea.CostSavings, differences: [PAYMENT_DIFFERENCE], count: 1 },
    },
  ],
  [
    "EPB-RAT-001",
    5,
    {
      name: "rates/looks-like-percent-points",
      at: "x",
      details: { value: new Decimal("4.5"), area: CalculationArea.ProjectCapitalization },
    },
  ],
];

// Word for word from C §8 "Calculation issues by section", and C §5 for the performance period.
test.each([
  ["EPB-CAP-001", "Missing award date."],
  ["EPB-AMO-001", "Missing loan amount."],
  ["EPB-AMO-002", "Missing Project Interest Rate"],
  ["EPB-AMO-003", "Missing loan start date"],
  ["EPB-AMO-004", "Performance period is missing"],
  ["EPB-SAV-001", "Unable to find savingsCategory total with fieldId 3"],
  ["EPB-SAV-002", "No initial year savings"],
  ["EPB-SAV-003", "Unable to find savingsCategoryTotal with fieldId 3 and year 7"],
  ["EPB-SAV-004", "Missing other.guarPctEstSav"],
  ["EPB-SAV-005", ""],
  ["EPB-PER-001", "Expected a valid performance period"],
])("%s says “%s”", (code, message) => {
  const [, , report] = EVERY.find(([each]) => each === code) ?? [];
  expect(report && makeIssue(report).message).toBe(message);
});

describe("every issue", () => {
  test("is reported here", () => {
    expect(EVERY.map(([, , { name }]) => name).sort()).toEqual(Object.keys(ISSUE_CATALOGUE).sort());
  });

  test("has a code of its own", () => {
    const codes = Object.values(ISSUE_CATALOGUE).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^EPB-[A-Z]{3}-\d{3}$/);
  });

  test.each(EVERY)("%s belongs to area %i, says what to do and where to read on", (code, section, report) => {
    const issue = makeIssue(report);
    expect(issue).toMatchObject({
      code,
      section,
      name: report.name,
      at: "x",
      url: `https://unpkg.com/@epb/cli/dist/docs/issues/${code}.md`,
    });
    expect(issue.advice).toMatch(/\.$/);
    expect(`${issue.message} ${issue.advice}`).not.toMatch(/undefined|NaN|\[object|null/);
  });
});

describe("advice knows the case", () => {
  const adviceOf = (report: IssueReport): string => makeIssue(report).advice;

  test("a date that is the number of a year in a date cell is named as such", () => {
    const advice = (date: string) =>
      adviceOf({ name: "limits/date-impossible", at: "x", details: { date: date as CalendarDate } });
    expect(advice("1905-07-18")).toContain("contains the number 2026");
    expect(advice("1926-03-31")).toBe("Correct the year of the date.");
  });

  test("a loan amount that is there but not above 0 is named", () => {
    const advice = (amount: Decimal | undefined) =>
      adviceOf({ name: "amortization/loan-amount-missing", at: "x", details: { amount } });
    expect(advice(new Decimal("-500"))).toContain("The amount financed is −$500.00");
    expect(advice(undefined)).toContain("Enter the prices of the measures");
  });

  test("an express price that is there but not above 0 is named", () => {
    const advice = (price: Decimal | undefined) =>
      adviceOf({ name: "express/price-missing", at: "x", details: { price } });
    expect(advice(new Decimal(0))).toContain("The prices total $0.00");
    expect(advice(undefined)).toBe("Enter the measures with their prices.");
  });

  test("a tail names the ways out that there are", () => {
    const advice = (guaranteedPercentage: Decimal | undefined, retainedSavingsCut: Decimal | undefined) =>
      adviceOf({
        name: "amortization/tail-year",
        at: "x",
        details: { year: 16, payment: new Decimal("1.45"), guaranteedPercentage, retainedSavingsCut },
      });
    const [percentage, cut] = [new Decimal("0.950002"), new Decimal(1)];
    expect(advice(percentage, cut)).toBe(
      "To end the payments a year earlier, raise the guaranteed percentage to 95.0002%, or lower the retained savings by $1.00 a year.",
    );
    expect(advice(percentage, undefined)).toBe(
      "To end the payments a year earlier, raise the guaranteed percentage to 95.0002%.",
    );
    expect(advice(undefined, cut)).toBe(
      "To end the payments a year earlier, lower the retained savings by $1.00 a year.",
    );
    expect(advice(undefined, undefined)).toMatch(/^To end the payments a year earlier, lower the amount financed /);
  });
});

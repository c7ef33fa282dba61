import { describe, expect, test } from "vitest";
import { expressData, expressProject } from "../../testing/express-project.js";
import { asJson, type JsonObject } from "../../testing/json.js";
import { codesOf, parsed } from "../../testing/parsed.js";
import { type Calculation, calculateProject } from "../calculate/calculate-project.js";
import { Decimal } from "../decimal/decimal.js";
import type { ExpressValues } from "../model/calculated/express-values.js";
import { expressYears } from "./calculate-express.js";

type Sections = Readonly<Record<string, unknown>>;

const calculation = (sections?: Sections): Calculation => calculateProject(parsed(expressProject(sections)));

function expressOf({ calculatedValues }: Calculation): ExpressValues {
  if (calculatedValues.express === undefined) throw new Error("The calculation has no express values.");
  // No input is unknown.
  return calculatedValues.express as ExpressValues;
}

/** Figures without the years, as JSON. */
function totalsOf(calculated: Calculation): JsonObject {
  const { years, ...totals } = asJson(expressOf(calculated));
  return totals;
}

const yearOf = (calculated: Calculation, year: number): unknown => asJson(expressOf(calculated).years[year - 1]);

describe("an express project", () => {
  test("has the figures calculated by hand", () => {
    const calculated = calculation();
    expect([calculated.ok, codesOf(calculated)]).toEqual([true, []]);
    const { simplePayback, ...totals } = totalsOf(calculated);
    expect(totals).toEqual({
      // 600 000 + 120 000 − 20 000, and 300 000
      totalPrice: "1000000",
      // 60 000 + 8 000 + 42 000
      annualCostSavings: "110000",
      // 1 000 000 at 5% over 15 years
      annualDebtService: "96342.29",
      // 15 × 110 000, and 95% of it
      totalEstimatedCostSavings: "1650000",
      totalGuaranteedCostSavings: "1567500",
      totalDebtService: "1445134.31",
      totalInterest: "445134.31",
      // 1 567 500 − 1 445 134.31
      totalNetSavings: "122365.69",
      ghg: { entered: {}, computed: {} },
    });
    // 1 000 000 ÷ 110 000
    expect(simplePayback).toMatch(/^9\.0909/);
    expect(expressOf(calculated).years).toHaveLength(15);
    // 104 500 − 96 342.29, and in the last year − 96 342.25
    expect(yearOf(calculated, 1)).toEqual({
      year: 1,
      guaranteedSavings: "104500",
      debtService: "96342.29",
      netSavings: "8157.71",
    });
    expect(yearOf(calculated, 15)).toMatchObject({ debtService: "96342.25", netSavings: "8157.75" });
  });

  test("escalates its savings with the rates entered", () => {
    const calculated = calculation({ escalationRates: [{ fieldId: 1, year: 2, value: "0.02" }] });
    // 60 000 × 1.02 + 8 000 + 42 000 = 111 200, of which 95% are 105 640
    expect(yearOf(calculated, 2)).toMatchObject({ guaranteedSavings: "105640", netSavings: "9297.71" });
    expect(yearOf(calculated, 3)).toMatchObject({ guaranteedSavings: "105640" });
  });

  test("without a rate pays the price in equal parts, and no interest", () => {
    const calculated = calculation({ financing: {} });
    expect(codesOf(calculated)).toEqual([]);
    expect(totalsOf(calculated)).toMatchObject({
      annualDebtService: "66666.67",
      totalDebtService: "1000000",
      totalInterest: "0",
    });
    expect(calculated.calculatedValues.projectSummary?.financing).toEqual({});
  });

  test("has the difference between payments and price as interest, to the cent", () => {
    // 1 000 000.004 is paid as 1 000 000.00, and 1 000 000.006 as 1 000 000.01: nothing is interest.
    for (const [developmentPrice, totalDebtService] of [
      ["0.004", "1000000"],
      ["0.006", "1000000.01"],
    ]) {
      const implementationPricing = { projectDevelopmentPrice: developmentPrice };
      const calculated = calculation({ financing: {}, implementationPricing });
      expect(totalsOf(calculated)).toMatchObject({ totalDebtService, totalInterest: "0" });
    }
  });

  test("reports the anticipated incentives and does not change the price", () => {
    const calculated = calculation({ express: expressData({ amtOfIncentivesAnticipated: "45000" }) });
    expect(totalsOf(calculated)).toMatchObject({ anticipatedIncentives: "45000", totalPrice: "1000000" });
  });

  test("has a project development price in its price where one is entered", () => {
    const calculated = calculation({ implementationPricing: { projectDevelopmentPrice: "50000" } });
    expect(totalsOf(calculated)).toMatchObject({ totalPrice: "1050000" });
  });

  test("guarantees for longer than it pays", () => {
    const calculated = calculation({ express: expressData({ financeTermYears: 12 }) });
    expect(codesOf(calculated)).toEqual(["EPB-EPX-005"]);
    expect(yearOf(calculated, 13)).toMatchObject({
      guaranteedSavings: "104500",
      debtService: "0",
      netSavings: "104500",
    });
  });

  test("has the sections of the express edition, and its totals where lists look for them", () => {
    const { calculatedValues } = calculation();
    expect(Object.keys(calculatedValues).sort()).toEqual(
      ["calculationTypeId", "ecm", "express", "itemizedSavings", "projectSummary"].sort(),
    );
    expect(asJson(calculatedValues.projectSummary?.financialSummary)).toMatchObject({
      totalImplementationPrice: "1000000",
      projectInterestRate: "0.05",
      totalEstimatedCostSavings: "1650000",
      totalGuaranteedCostSavings: "1567500",
      totalDebtService: "1445134.31",
      totalInterest: "445134.31",
      hasUpfrontIncentives: true,
      isStateLocal: false,
    });
    expect(calculatedValues.itemizedSavings?.years).toHaveLength(40);
  });
});

describe("greenhouse gas", () => {
  const [first, second] = expressProject().data["ecms"] as readonly Sections[];
  const calculated = calculation({
    ecms: [
      {
        ...first,
        eGridStateRegionId: 5,
        estimatedSavings: [
          { fieldId: 1, value: "500000" },
          { fieldId: 2, value: "60000" },
        ],
      },
      {
        ...second,
        eGridStateRegionId: 5,
        estimatedSavings: [
          { fieldId: 5, value: "4000" },
          { fieldId: 6, value: "42000" },
        ],
      },
    ],
    gridSubregions: [{ subregionId: 5, baseloadCombinedRate: "0.4", CH4GWP: "25", N2OGWP: "298" }],
    emissionFactors: [{ fuelName: "Natural gas", defCO2EF: "53.06", defCH4EF: "0.001", defN2OEF: "0.0001" }],
    express: expressData({}, { ghgSavings: { annualCO2EstSavings: "410000", annualNOXEstSavings: "-12.5" } }),
  });

  test("is listed by source: entered, or computed from energy", () => {
    expect(asJson(expressOf(calculated).ghg)).toEqual({
      entered: { annualCO2EstSavings: "410000", annualNOXEstSavings: "-12.5" },
      computed: {
        // 4 000 MMBtu × 53.1148 kg (the check value of decision 0024)
        annualScope1: "212459.2",
        // 500 000 kWh × 0.4 kg
        annualScope2: "200000",
        annualTotal: "412459.2",
      },
    });
  });
});

describe("what is missing is reported, and the figures that do not need it are there", () => {
  const SAVINGS = ["totalEstimatedCostSavings", "totalGuaranteedCostSavings"];
  const DEBT_SERVICE = ["annualDebtService", "totalDebtService", "totalInterest"];
  const CASES: readonly (readonly [code: string, sections: Sections, lacking: readonly string[]])[] = [
    ["EPB-EPX-001", { express: expressData({ financeTermYears: undefined }) }, DEBT_SERVICE],
    ["EPB-EPX-002", { express: expressData({ plannedGuaranteeYears: undefined }) }, SAVINGS],
    ["EPB-EPX-004", { financing: { indexRate: "0.01", addedPremium: "-0.02" } }, DEBT_SERVICE],
    ["EPB-SAV-004", { other: {} }, ["totalGuaranteedCostSavings"]],
  ];

  test.each(CASES)("%s", (code, sections, lacking) => {
    const whole = Object.keys(totalsOf(calculation()));
    const calculated = calculation(sections);
    expect([calculated.ok, codesOf(calculated)]).toEqual([false, [code]]);
    const gone = [...lacking, "totalNetSavings"];
    expect(Object.keys(totalsOf(calculated))).toEqual(whole.filter((name) => !gone.includes(name)));
    expect(expressOf(calculated).years).toHaveLength(15);
    expect(expressOf(calculated).years.some(({ netSavings }) => netSavings !== undefined)).toBe(false);
  });

  test("a total that lacks a year is absent, not partial", () => {
    // The estimate of year 3 contains the incentive divided by a percentage that is missing.
    const performancePeriod = [{ year: 3, incentivesOtherPayments: "1000" }];
    const totals = totalsOf(calculation({ other: {}, performancePeriod }));
    expect(totals).not.toHaveProperty("totalEstimatedCostSavings");
    expect(totals).toHaveProperty("totalDebtService");
  });

  test("all of it in one pass", () => {
    const calculated = calculateProject(parsed({ ...expressProject(), data: {} }));
    expect(codesOf(calculated)).toEqual(["EPB-SAV-002", "EPB-SAV-004", "EPB-EPX-001", "EPB-EPX-002", "EPB-EPX-003"]);
    expect(asJson(expressOf(calculated))).toEqual({
      totalPrice: "0",
      annualCostSavings: "0",
      years: [],
      ghg: { entered: {}, computed: {} },
    });
  });

  test("a zero price is reported", () => {
    const [issue] = calculation({ ecms: [{ uuid: "a", implementation: { baseConstructionCost: "0" } }] }).issues.filter(
      ({ code }) => code === "EPB-EPX-003",
    );
    expect(issue?.advice).toContain("$0.00");
  });

  test("zero savings are reported once, not for every year", () => {
    expect(codesOf(calculation({ ecms: [{ uuid: "a", implementation: { baseConstructionCost: "1" } }] }))).toEqual([
      "EPB-SAV-002",
      "EPB-SAV-005",
    ]);
  });
});

describe("plans that need a look", () => {
  test("a finance term beyond the guarantee, with the years between the two counted there alone", () => {
    const calculated = calculation({ express: expressData({ plannedGuaranteeYears: 10 }) });
    expect(codesOf(calculated)).toEqual(["EPB-EPX-006"]);
    expect(yearOf(calculated, 11)).toMatchObject({ guaranteedSavings: "0", netSavings: "-96342.29" });
    expect(totalsOf(calculated)).toMatchObject({ totalGuaranteedCostSavings: "1045000" });
  });

  test("savings that do not pay the debt service, in the years in which they don't", () => {
    const calculated = calculation({
      escalationRates: [{ fieldId: 3, year: 10, value: "-0.5" }],
    });
    // 95% of 60 000 + 8 000 + 21 000 is 84 550, from year 10 to 15; 96 342.29 − 84 550 = 11 792.29
    expect(calculated.issues.map(({ message }) => message)).toEqual([
      "The guaranteed savings are less than the debt service in 6 years of the guarantee. In year 10, the first of these years, the difference is $11,792.29.",
      "The rate -50% is unusual. The typical range is -20% to 20%.",
      "Measures save money on electric energy, but electric energy has no escalation rates.",
    ]);
  });

  test("more than 25 years, at the longer of the two", () => {
    const long = calculation({ express: expressData({ financeTermYears: 27, plannedGuaranteeYears: 30 }) });
    expect(long.issues.map(({ at, message }) => [at, message])).toEqual([
      ["express.financing.plannedGuaranteeYears", "30 years are planned; a contract may run for at most 25 years."],
    ]);
    const atLimit = calculation({ express: expressData({ financeTermYears: 25, plannedGuaranteeYears: 25 }) });
    expect(codesOf(atLimit)).toEqual([]);
  });

  test("listed measures without figures, each by its number", () => {
    const measures = ["1", "2", "7", "9"].map((measureNumber) => ({ measureNumber }));
    const calculated = calculation({ express: expressData({}, { measures }) });
    expect(calculated.issues.map(({ at }) => at)).toEqual([
      "express.measures[measureNumber=7]",
      "express.measures[measureNumber=9]",
    ]);
  });
});

describe("the years of the project", () => {
  const amounts = (...values: readonly number[]): Decimal[] => values.map((value) => new Decimal(value));
  const rows = (...lists: Parameters<typeof expressYears>): unknown => asJson(expressYears(...lists));

  test("a year after the guarantee has debt service alone, and one after the finance term savings alone", () => {
    expect(rows(amounts(100), amounts(60, 60))).toEqual([
      { year: 1, guaranteedSavings: "100", debtService: "60", netSavings: "40" },
      { year: 2, guaranteedSavings: "0", debtService: "60", netSavings: "-60" },
    ]);
    expect(rows(amounts(100, 110), amounts(60))).toEqual([
      { year: 1, guaranteedSavings: "100", debtService: "60", netSavings: "40" },
      { year: 2, guaranteedSavings: "110", debtService: "0", netSavings: "110" },
    ]);
  });

  test("what is not known is absent, and so is what is left of it", () => {
    expect(rows(amounts(100), undefined)).toEqual([{ year: 1, guaranteedSavings: "100" }]);
    expect(rows(undefined, amounts(60))).toEqual([{ year: 1, debtService: "60" }]);
    expect(rows(undefined, undefined)).toEqual([]);
  });
});

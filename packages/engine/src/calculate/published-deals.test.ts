import { describe, expect, test } from "vitest";
import { readFixture } from "../../testing/fixtures.js";
import type { JsonObject } from "../../testing/json.js";
import { calculated, codesOf } from "../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../testing/plain-project.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import type { CalculatedValues } from "../model/calculated/calculated-values.js";
import type { Calculation } from "./calculate-project.js";

// Figures of real deals that were published. Each is held to the identities it states and to nothing else.

describe("San Leandro 2021, energy lease of the water pollution control plant", () => {
  const PUBLISHED_INTEREST = new Decimal("1268952.20");
  const project = readFixture("projects/san-leandro-2021.json");
  const { ok, issues, calculatedValues } = calculated(project);
  const { summary, total } = calculatedValues.amortization;

  test("what is financed is the project cost less the utility grant", () => {
    const { capitalization, implementationTotals } = calculatedValues.projectSummary;
    expect(implementationTotals.totalImplementationPrice.toFixed()).toBe("8045781");
    expect(capitalization.totalAmountFinanced?.toFixed()).toBe("7624924");
  });

  test("15 payments of the published amount, up to the dollar, pay it off", () => {
    expect([ok, codesOf({ issues })]).toEqual([true, []]);
    expect(calculatedValues.performancePeriod.years).toBe(15);
    expect(summary.slice(0, 14).map((year) => year.principalPlusInterest.toFixed())).toEqual(Array(14).fill("592926"));
  });

  test("the last payment is a few dollars lower", () => {
    expect(summary[14]?.principalPlusInterest.toFixed()).toBe("592910.15");
  });

  test("total interest is within $10 of the published one", () => {
    expect(total.totalInterest.minus(PUBLISHED_INTEREST).abs().lt(10)).toBe(true);
    const exact = total.totalPrincipalPlusInterest.minus(7_624_924);
    expect(exact.minus(PUBLISHED_INTEREST).abs().lt(10)).toBe(true);
  });

  test("its rate accrued monthly is 1.989 % a year", () => {
    const rate = calculatedValues.projectSummary.financing.projectInterestRate ?? ZERO;
    expect(rate.div(12).plus(1).pow(12).minus(1).toFixed(6)).toBe("0.019890");
  });

  describe("with a dollar less a year", () => {
    const less = calculated(changed({ retained: "1001" }));
    const [tail] = less.issues;

    test("$1.45 are left for a sixteenth year, which is a warning", () => {
      expect(less.calculatedValues.performancePeriod.years).toBe(16);
      expect(less.calculatedValues.amortization.summary[15]?.principalPlusInterest.toFixed()).toBe("1.45");
      expect(codesOf(less)).toEqual(["EPB-AMO-008"]);
      expect(tail?.message).toBe(
        "Year 16 is added to the contract only for a last payment of $1.45. The last payment is less than 1% of the payment of the previous year.",
      );
      expect(tail?.advice).toBe(
        "To end the payments a year earlier, raise the guaranteed percentage to 95.0002%, or lower the retained savings by $1.00 a year.",
      );
    });

    test("the guaranteed percentage of the advice removes it, and a step less does not", () => {
      expect(yearsOf(calculated(changed({ retained: "1001", guaranteed: "0.950002" })))).toBe(15);
      expect(yearsOf(calculated(changed({ retained: "1001", guaranteed: "0.950001" })))).toBe(16);
    });

    test("the retained savings of the advice remove it", () => {
      expect(yearsOf(calculated(changed({ retained: "1000" })))).toBe(15);
    });
  });

  function changed({ retained, guaranteed = "0.95" }: { retained: string; guaranteed?: string }): JsonObject {
    const data = project["data"] as JsonObject;
    const years = data["performancePeriod"] as readonly JsonObject[];
    const performancePeriod = years.map((year) => ({ ...year, retainedSavings: retained }));
    return { ...project, data: { ...data, performancePeriod, other: { guarPctEstSav: guaranteed } } };
  }
  const yearsOf = (calculation: Calculation<CalculatedValues>): number | undefined =>
    calculation.calculatedValues.performancePeriod.years;
});

test("San Leandro 2016: installation, capitalized interest and issuance are the par amount, and M&V is not part of it", () => {
  const { projectSummary } = calculated(
    plainProject({
      capitalization: { procureConstrIntr: "119000", procureOther: "25000" },
      ecms: [plainMeasure({ implementation: { baseConstructionCost: "5270455", mvExpense: "206986" } })],
    }),
  ).calculatedValues;
  expect(projectSummary.capitalization.totalAmountFinanced?.toFixed()).toBe("5414455");
});

test("a heat recovery from an engineering handbook: construction and development less rebates", () => {
  const { ecm } = calculated(
    plainProject({
      ecms: [
        plainMeasure({
          implementation: { baseConstructionCost: "1100000", deliveryCharge: "124000", appliedIncentives: "100000" },
        }),
      ],
    }),
  ).calculatedValues;
  expect(ecm.measures[0]?.implementationPrice.toFixed()).toBe("1124000");
});

test("federal Super ESPC, FY2005 to April 2007: index 4.80 % and premium 1.16 % are 5.96 %", () => {
  const financing = plainFinancing({ indexRate: "0.0480", addedPremium: "0.0116" });
  const { projectSummary } = calculated(plainProject({ financing })).calculatedValues;
  expect(projectSummary.financing.projectInterestRate?.toFixed()).toBe("0.0596");
  expect(projectSummary.financialSummary.projectInterestRate?.toFixed()).toBe("0.0596");
});

test("the Empire State Building: $13.2 million save $4.4 million a year, 18 months of implementation", () => {
  const { projectSummary, ecm } = calculated(
    plainProject({
      financing: plainFinancing({ awardDate: "2009-04-06", implementationPeriodMonths: 18 }),
      ecms: [
        plainMeasure({
          implementation: { baseConstructionCost: "13200000" },
          estimatedSavings: [{ fieldId: 2, value: "4400000" }],
        }),
      ],
    }),
  ).calculatedValues;
  expect(ecm.totals.simplePayback?.toFixed()).toBe("3");
  expect(projectSummary.financialSummary.simplePayback?.toFixed()).toBe("3");
  expect(projectSummary.capitalization.startDateOfPerformancePeriod).toBe("2010-10-06");
});

test("EPA emission factors hub: natural gas is 53.1148 kg CO2e per MMBtu with warming potentials 25 and 298", () => {
  const { ecm } = calculated(
    plainProject({
      gridSubregions: [{ subregionId: 4, CH4GWP: "25", N2OGWP: "298" }],
      ecms: [
        plainMeasure({
          eGridStateRegionId: 4,
          estimatedSavings: [
            { fieldId: 2, value: "150000" },
            { fieldId: 5, value: "1" },
          ],
        }),
      ],
    }),
  ).calculatedValues;
  expect(ecm.totals.ghg.naturalGasGhg?.toFixed()).toBe("53.1148");
});

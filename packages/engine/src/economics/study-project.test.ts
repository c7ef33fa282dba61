import { describe, expect, test } from "vitest";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { Decimal } from "../decimal/decimal.js";
import { federalDiscountRate } from "../reference/federal-discount-rate.js";
import * as economics from "./index.js";
import { studyProject } from "./study-project.js";

const PROJECT = parsed(plainProject());
const CALCULATION = calculateProject(PROJECT);

describe("the study of a project", () => {
  test("assumes the latest nominal FEMP rate and the performance period", () => {
    const published = federalDiscountRate({ rateSet: "FEMP" });
    const { assumptions, financedContract } = studyProject(PROJECT, CALCULATION);
    expect(assumptions).toMatchObject({
      discountRate: { kind: "nominal", rate: published?.nominal.value },
      rateName: `FEMP ${published?.releaseYear}`,
      studyPeriodYears: CALCULATION.calculatedValues.performancePeriod?.years,
      savings: "guaranteed",
      discounting: "end-of-year",
    });
    expect(financedContract.ok).toBe(true);
  });

  test("takes a rate as text, as a number, and as a decimal alike", () => {
    const study = studyProject(PROJECT, CALCULATION, { rate: "0.03" });
    expect(study.assumptions.discountRate.rate.toFixed()).toBe("0.03");
    expect(studyProject(PROJECT, CALCULATION, { rate: 0.03 })).toEqual(study);
    expect(studyProject(PROJECT, CALCULATION, { rate: new Decimal("0.03") })).toEqual(study);
  });

  test("says what to do where no rate is published", () => {
    expect(() => studyProject(PROJECT, CALCULATION, { rateSet: "OMB", studyPeriodYears: 2 })).toThrow(
      "OMB publishes no discount rate for 2 years. Give a rate, or choose FEMP.",
    );
  });
});

describe("amounts as text", () => {
  const discountRate = { kind: economics.RateKind.Nominal, rate: "0.03" };
  const assumptions = { discountRate, studyPeriodYears: 4 };
  const savings = [1, 2, 3, 4].map((year) => ({ year, amount: "300" }));
  const investments = [{ year: 0, amount: "1000" }];
  const dollars = economics.DollarKind.Current;

  test("have the economics of an investment", () => {
    const result = economics.investmentEconomics({ dollars, investments, savings }, assumptions);
    // 300 ÷ 1.03 + 300 ÷ 1.03^2 + 300 ÷ 1.03^3 + 300 ÷ 1.03^4 − 1 000
    expect(result.ok && result.economics.netSavings.toFixed(2)).toBe("115.13");
  });

  test("have a life-cycle cost, and are compared", () => {
    const cost = economics.lifeCycleCost({ investment: investments }, dollars, assumptions);
    expect(cost.ok && cost.cost.total.toFixed()).toBe("1000");
    const compared = economics.compareAlternatives(
      { energyAndWater: savings },
      { investment: investments },
      dollars,
      assumptions,
    );
    expect(compared.ok && compared.comparison.economics.netSavings.toFixed(2)).toBe("115.13");
  });

  test("have a present value, a payback, and ratios", () => {
    expect(economics.presentValueOfYears(savings, "0").toFixed()).toBe("1200");
    const back = economics.payback({ investments, savings, studyPeriodYears: 4, discountRate: "0" });
    expect(back).toMatchObject({ kind: "paid-back", inYear: 4 });
    expect(economics.netSavings("3443", "861").toFixed()).toBe("2582");
    expect(economics.savingsToInvestmentRatio("3", "2")?.toFixed()).toBe("1.5");
    expect(economics.adjustedInternalRateOfReturn("1", "0.03", 10)?.toFixed()).toBe("0.03");
  });

  test("are rates with and without inflation", () => {
    expect(economics.nominalFromReal("0.03", "0.012").toFixed()).toBe("0.04236");
    expect(economics.realFromNominal("0.04236", "0.012").toFixed()).toBe("0.03");
    expect(economics.rateForDollars(discountRate, dollars)?.toFixed()).toBe("0.03");
    expect(
      economics
        .priceIndices(2025, new Map([[2026, "0.02"]]))
        .get(2026)
        ?.toFixed(),
    ).toBe("1.02");
  });

  test("have a uniform escalation rate", () => {
    const prices = new Map([
      [2025, "100"],
      [2026, "105"],
      [2027, "110.25"],
    ]);
    const result = economics.uniformEscalationRate([{ fuel: "gas", share: "1", prices }], {
      startYear: 2025,
      years: 2,
      inflation: "0.02",
    });
    expect(result.ok && result.real.toFixed(6)).toBe("0.050000");
  });
});

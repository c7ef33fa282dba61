import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { compareAlternatives } from "./compare-alternatives.js";
import { DollarKind } from "./dollar-kind.js";
import type { EconomicAssumptions } from "./economic-assumptions.js";
import { investmentEconomics } from "./investment-economics.js";
import { type LifeCycleCosts, lifeCycleCost } from "./life-cycle-cost.js";
import type { YearlyAmount } from "./present-value-of-years.js";
import { RateKind } from "./rate-kind.js";
import { adjustedInternalRateOfReturn, netSavings, savingsToInvestmentRatio } from "./savings-to-investment.js";

// Reports of NIST BLCC 5.3-19 of 4 June 2020, as published in github.com/usnistgov/blcc ("BLCC 5.3 Reports" and
// "docs/BLCC 5.3 Reports"). BLCC discounts by days, we by years: the same to one part in ten thousand.

const d = (value: Decimal | number | string): Decimal => new Decimal(value);
const fromYearOne = (amounts: readonly number[]): YearlyAmount[] =>
  amounts.map((amount, index) => ({ year: index + 1, amount: d(amount) }));
const everyYear = (amount: Decimal | number | string, years: number): YearlyAmount[] =>
  Array.from({ length: years }, (_, index) => ({ year: index + 1, amount: d(amount) }));
const once = (year: number, amount: Decimal | number | string): YearlyAmount[] => [{ year, amount: d(amount) }];

/** As printed, to one part in ten thousand, and the $2 that years printed in whole dollars can add up to. */
function expectPrinted(actual: Decimal, printed: number): void {
  const tolerance = d(printed).abs().div(10_000).plus(2);
  expect(actual.minus(printed).abs().lte(tolerance), `${actual.toFixed(2)} instead of ${printed}`).toBe(true);
}

describe("Lighting/Daylighting, Arizona: a project financed through a utility contract (FederalFinanced.xml)", () => {
  /** Printed as 3.1% nominal: 3% real and 0.1% inflation. */
  const assumptions: EconomicAssumptions = {
    discountRate: { kind: RateKind.Real, rate: d("0.03"), inflation: d("0.001") },
    studyPeriodYears: 15,
  };
  const existing: LifeCycleCosts = {
    operationAndMaintenance: fromYearOne([
      5606, 5611, 5617, 5622, 5628, 5634, 5639, 5645, 5651, 5656, 5662, 5668, 5673, 5679, 5685,
    ]),
    energyAndWater: [
      ...fromYearOne([
        47_844, 46_200, 46_768, 47_633, 47_905, 49_077, 50_032, 50_321, 50_302, 50_477, 50_863, 51_249, 51_680, 51_788,
        51_798,
      ]),
      ...fromYearOne([
        28_922, 27_928, 28_271, 28_794, 28_959, 29_667, 30_244, 30_419, 30_408, 30_514, 30_747, 30_980, 31_241, 31_306,
        31_312,
      ]),
    ],
  };
  const retrofit: LifeCycleCosts = {
    contractPayments: everyYear(67_000, 10),
    energyAndWater: [
      ...fromYearOne([9144, 8830, 8938, 9103, 9156, 9380, 9562, 9617, 9614, 9647, 9721, 9795, 9877, 9898, 9900]),
      ...fromYearOne([3181, 3072, 3109, 3167, 3185, 3263, 3326, 3346, 3344, 3356, 3382, 3407, 3436, 3443, 3444]),
    ],
    operationAndMaintenance: fromYearOne([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3033, 3036, 3039, 3042, 3045]),
    residualValue: once(15, 99_094),
  };
  const result = compareAlternatives(existing, retrofit, DollarKind.Current, assumptions);
  if (!result.ok) throw new Error(result.reason);
  const { baseCase, alternative, economics } = result.comparison;

  test("present values of the existing system", () => {
    expectPrinted(baseCase.energyAndWater, 938_638);
    expectPrinted(baseCase.operationAndMaintenance, 66_856);
    expectPrinted(baseCase.total, 1_005_494);
  });

  test("present values of the retrofit", () => {
    expectPrinted(alternative.contractPayments, 568_558);
    expectPrinted(alternative.energyAndWater, 150_698);
    expectPrinted(alternative.operationAndMaintenance, 10_224);
    expectPrinted(alternative.residualValue, 62_662);
    expectPrinted(alternative.total, 666_818);
  });

  test("net savings are the difference, and a project without investment has no ratio to it", () => {
    expectPrinted(economics.netSavings, 1_005_494 - 666_818);
    expect(economics.netSavings.minus(baseCase.total.minus(alternative.total)).abs().lt("1e-25")).toBe(true);
    expect(economics).not.toHaveProperty("savingsToInvestmentRatio");
    expect(economics).not.toHaveProperty("adjustedInternalRateOfReturn");
    expect(economics.simplePayback).toMatchObject({ kind: "paid-back", inYear: 0 });
  });
});

describe("Heating/Cooling System, District of Columbia: a heat pump for baseboard heaters (FEMPEnergy.xml)", () => {
  const assumptions: EconomicAssumptions = {
    discountRate: { kind: RateKind.Real, rate: d("0.03") },
    studyPeriodYears: 15,
  };
  // The report gives the present values of the energy, not its years: the test uses level years of the same present
  // value. The uniform present value factor of 15 years at 3% is 11.937 935…
  const levelEnergy = (presentValue: number) => everyYear(d(presentValue).div("11.937935086"), 15);
  const existing: LifeCycleCosts = {
    investment: once(0, 1500),
    energyAndWater: levelEnergy(13_784),
    operationAndMaintenance: [...everyYear(50, 15), ...once(10, 200)],
    replacement: once(10, 600),
    residualValue: [...once(15, 150), ...once(15, 300)],
  };
  const heatPump: LifeCycleCosts = {
    investment: once(0, 3000),
    energyAndWater: levelEnergy(9419),
    operationAndMaintenance: [...everyYear(100, 15), ...once(8, 600)],
    residualValue: once(15, 750),
  };
  const result = compareAlternatives(existing, heatPump, DollarKind.Constant, assumptions);
  if (!result.ok) throw new Error(result.reason);
  const { baseCase, alternative, economics } = result.comparison;

  test("present values of both systems", () => {
    expectPrinted(baseCase.operationAndMaintenance, 746);
    expectPrinted(baseCase.replacement, 446);
    expectPrinted(baseCase.residualValue, 289);
    expectPrinted(baseCase.total, 16_187);
    expectPrinted(alternative.operationAndMaintenance, 1668);
    expectPrinted(alternative.residualValue, 481);
    expectPrinted(alternative.total, 13_605);
  });

  test("net savings, ratio, rate of return and paybacks", () => {
    expectPrinted(economics.presentValueOfSavings, 3443);
    expectPrinted(economics.presentValueOfInvestment, 861);
    expectPrinted(economics.netSavings, 2582);
    expect(economics.savingsToInvestmentRatio?.toFixed(2)).toBe("4.00");
    expect(economics.adjustedInternalRateOfReturn?.times(100).toFixed(2)).toBe("12.97");
    expect(economics.simplePayback).toMatchObject({ kind: "paid-back", inYear: 5, lasts: true });
    expect(economics.discountedPayback).toMatchObject({ kind: "paid-back", inYear: 6, lasts: true });
  });

  test("from the printed present values alone", () => {
    expect(netSavings(d(3443), d(861)).toFixed()).toBe("2582");
    expect(savingsToInvestmentRatio(d(3443), d(861))?.toFixed(2)).toBe("4.00");
    expect(adjustedInternalRateOfReturn(d("4.00"), d("0.03"), 15)?.times(100).toFixed(2)).toBe("12.97");
  });
});

describe("Project #342, DX split system: an Energy Conservation Investment Program report (MilconECIP.xml)", () => {
  test("one-time repairs, a year after the base date and on", () => {
    const result = lifeCycleCost(
      {
        operationAndMaintenance: [
          ...[...once(7, 9000), ...once(13, -9000), ...once(19, 12_000)],
          ...[...once(6, -1500), ...once(11, -1500), ...once(16, -1500)],
        ],
      },
      DollarKind.Constant,
      { discountRate: { kind: RateKind.Real, rate: d("0.03") }, studyPeriodYears: 22 },
    );
    if (!result.ok) throw new Error(result.reason);
    expectPrinted(result.cost.total, 4758);
  });

  test("ratio and rate of return", () => {
    const ratio = savingsToInvestmentRatio(d(308_166), d(170_000));
    expect(ratio?.toFixed(2)).toBe("1.81");
    expect(ratio && adjustedInternalRateOfReturn(ratio, d("0.03"), 21)?.times(100).toFixed(2)).toBe("5.96");
  });

  test("simple payback of 7.95 years", () => {
    const result = investmentEconomics(
      { dollars: DollarKind.Constant, investments: once(0, 170_000), savings: everyYear(21_382, 21) },
      { discountRate: { kind: RateKind.Real, rate: d("0.03") }, studyPeriodYears: 21 },
    );
    if (!result.ok) throw new Error(result.reason);
    const { simplePayback } = result.economics;
    expect(simplePayback.kind === "paid-back" && simplePayback.years.toFixed(2)).toBe("7.95");
    expect(simplePayback).toMatchObject({ inYear: 8 });
  });
});

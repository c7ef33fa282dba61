import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { decimalText } from "../../testing/arbitraries.js";
import { relativeError } from "../../testing/closeness.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import { compareAlternatives } from "./compare-alternatives.js";
import { rateForDollars } from "./discount-rate.js";
import { DiscountingConvention } from "./discounting-convention.js";
import { DollarKind } from "./dollar-kind.js";
import { ECONOMICS_FAILURES, type EconomicAssumptions } from "./economic-assumptions.js";
import { nominalFromReal, realFromNominal } from "./inflated-rate.js";
import { type Economics, investmentEconomics, type YearlyCashFlows } from "./investment-economics.js";
import { presentValueOfYears, type YearlyAmount } from "./present-value-of-years.js";
import { RateKind } from "./rate-kind.js";
import { adjustedInternalRateOfReturn, savingsToInvestmentRatio } from "./savings-to-investment.js";

const d = (value: Decimal | number | string): Decimal => new Decimal(value);
const real = (rate: Decimal | number | string) => ({ kind: RateKind.Real, rate: d(rate) }) as const;
const byYear = (...amounts: readonly (Decimal | number | string)[]): YearlyAmount[] =>
  amounts.map((amount, year) => ({ year, amount: d(amount) }));

function economicsOf(flows: Omit<YearlyCashFlows, "dollars">, assumptions: EconomicAssumptions): Economics {
  const result = investmentEconomics({ dollars: DollarKind.Constant, ...flows }, assumptions);
  if (!result.ok) throw new Error(result.reason);
  return result.economics;
}

describe("an investment of $1 000 that saves $300 in each of 4 years", () => {
  const investments = byYear(1000);
  const savings = byYear(0, 300, 300, 300, 300);
  const economics = economicsOf({ investments, savings }, { discountRate: real("0.03"), studyPeriodYears: 4 });

  test("is worth what a spreadsheet says", () => {
    // LibreOffice Calc: =NPV(0.03;300;300;300;300) is 1115.12952084311, =IRR({-1000;300;300;300;300}) 0.0771384729520836
    expect(economics.presentValueOfSavings.toFixed(11)).toBe("1115.12952084311");
    expect(economics.netSavings.toFixed(11)).toBe("115.12952084311");
    expect(economics.internalRatesOfReturn.kind === "one" && economics.internalRatesOfReturn.rate.toFixed(13)).toBe(
      "0.0771384729521",
    );
  });

  test("saves 1.115 for each dollar, a yield of 5.85 %", () => {
    expect(economics.savingsToInvestmentRatio?.toFixed(6)).toBe("1.115130");
    // 1.03 × 1.1151295…^(1 ÷ 4) − 1 = 1.03 × 1.0276177… − 1
    expect(economics.adjustedInternalRateOfReturn?.toFixed(4)).toBe("0.0584");
  });

  test("is back in year 4: simple after 3 1/3 years, discounted after 3.57", () => {
    expect(economics.simplePayback).toMatchObject({ kind: "paid-back", inYear: 4, lasts: true });
    expect(economics.simplePayback.kind === "paid-back" && economics.simplePayback.years.toFixed(6)).toBe("3.333333");
    // After 3 years 848.58 are back; 151.42 of the 266.55 of year 4 are missing.
    expect(economics.discountedPayback.kind === "paid-back" && economics.discountedPayback.years.toFixed(2)).toBe(
      "3.57",
    );
  });
});

describe("payback", () => {
  const assumptions = { discountRate: real("0.05"), studyPeriodYears: 3 };

  test("is never, not a number, when the study ends before", () => {
    const economics = economicsOf({ investments: byYear(1000), savings: byYear(0, 350, 350, 350) }, assumptions);
    expect(economics.simplePayback).toMatchObject({ kind: "paid-back", inYear: 3 });
    expect(economics.discountedPayback).toEqual({ kind: "never" });
  });

  test("does not last when a replacement takes it away", () => {
    const economics = economicsOf({ investments: byYear(100, 0, 0, 90), savings: byYear(0, 60, 60, 20) }, assumptions);
    expect(economics.simplePayback).toMatchObject({ kind: "paid-back", inYear: 2, lasts: false });
  });

  test("is at once where savings of the base date cover the investment", () => {
    const economics = economicsOf({ investments: byYear(100), savings: byYear(100, 1) }, assumptions);
    expect(economics.simplePayback).toEqual({ kind: "paid-back", inYear: 0, years: ZERO, lasts: true });
  });
});

describe("a ratio to the investment", () => {
  test("is not there without one", () => {
    expect([savingsToInvestmentRatio(d(5), ZERO), savingsToInvestmentRatio(d(5), d(-1))]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("of nothing saved is 0, and the yield is the loss of everything", () => {
    expect(savingsToInvestmentRatio(ZERO, d(5))?.toFixed()).toBe("0");
    expect(adjustedInternalRateOfReturn(ZERO, d("0.03"), 10)?.toFixed()).toBe("-1");
  });

  test("below 0 has no yield", () => {
    expect(adjustedInternalRateOfReturn(d("-0.1"), d("0.03"), 10)).toBeUndefined();
  });
});

describe("the discount rate", () => {
  test("turns real into nominal for current dollars, and back", () => {
    const rate = { kind: RateKind.Real, rate: d("0.03"), inflation: d("0.012") };
    expect(rateForDollars(rate, DollarKind.Current)?.toFixed()).toBe("0.04236");
    expect(rateForDollars(rate, DollarKind.Constant)?.toFixed()).toBe("0.03");
    const nominal = { ...rate, kind: RateKind.Nominal, rate: d("0.04236") };
    expect(rateForDollars(nominal, DollarKind.Current)?.toFixed()).toBe("0.04236");
    expect(rateForDollars(nominal, DollarKind.Constant)?.toFixed(30)).toBe(d("0.03").toFixed(30));
  });

  test("and inflation undo each other", () => {
    const rate = decimalText({ min: -9000, max: 30_000, decimals: 4 }).map(d);
    fc.assert(
      fc.property(rate, rate, (one, inflation) => {
        expect(realFromNominal(nominalFromReal(one, inflation), inflation).minus(one).abs().lt("1e-28")).toBe(true);
      }),
    );
  });

  test("in the middle of the year counts half a year less, and the base date in full", () => {
    const amounts = byYear(100, 100);
    const midYear = presentValueOfYears(amounts, d("0.21"), DiscountingConvention.MidYear);
    expect(midYear.eq(d(100).div("1.1").plus(100))).toBe(true);
    expect(presentValueOfYears(amounts, d("0.25")).toFixed()).toBe("180");
  });
});

describe("what cannot be studied is said", () => {
  const flows = { dollars: DollarKind.Constant, investments: byYear(100), savings: byYear(0, 60, 60) };
  const assumptions = { discountRate: real("0.03"), studyPeriodYears: 2 };
  const nominal = { kind: RateKind.Nominal, rate: d("0.04") };
  test.each([
    ["half a year", flows, { ...assumptions, studyPeriodYears: 2.5 }, "study-period-out-of-range"],
    ["no year", flows, { ...assumptions, studyPeriodYears: 0 }, "study-period-out-of-range"],
    ["101 years", flows, { ...assumptions, studyPeriodYears: 101 }, "study-period-out-of-range"],
    ["an amount after the study", flows, { ...assumptions, studyPeriodYears: 1 }, "year-out-of-range"],
    ["an amount before it", { ...flows, savings: [{ year: -1, amount: d(1) }] }, assumptions, "year-out-of-range"],
    ["no number", { ...flows, savings: byYear(Number.NaN) }, assumptions, "not-a-number"],
    ["no rate", flows, { ...assumptions, discountRate: real(Number.NaN) }, "not-a-number"],
    ["−100 %", flows, { ...assumptions, discountRate: real(-1) }, "rate-not-above-minus-one"],
    ["a nominal rate for constant dollars", flows, { ...assumptions, discountRate: nominal }, "inflation-missing"],
    ["a real rate for current dollars", { ...flows, dollars: DollarKind.Current }, assumptions, "inflation-missing"],
  ])("%s", (_, someFlows, someAssumptions, reason) => {
    expect(investmentEconomics(someFlows, someAssumptions)).toEqual({ ok: false, reason });
  });

  test("in a comparison as well", () => {
    const late = { investment: [{ year: 9, amount: d(1) }] };
    const reason = "year-out-of-range";
    expect(compareAlternatives(late, {}, DollarKind.Constant, assumptions)).toEqual({ ok: false, reason });
    expect(compareAlternatives({}, late, DollarKind.Constant, assumptions)).toEqual({ ok: false, reason });
  });

  test("and has words", () => {
    for (const words of Object.values(ECONOMICS_FAILURES)) expect(words).toMatch(/^[A-Z].*\.$/);
  });
});

describe("laws", () => {
  const amount = decimalText({ min: 0, max: 100_000_000, decimals: 2 }).map(d);
  const rateArbitrary = decimalText({ min: 0, max: 15_000, decimals: 5 }).map(d);
  const years = fc.integer({ min: 1, max: 25 });
  const study = fc.tuple(years, rateArbitrary, amount, fc.array(amount, { minLength: 25, maxLength: 25 }));

  test("net savings above 0, a ratio above 1 and a yield above the discount rate are one thing", () => {
    fc.assert(
      fc.property(study, ([studyPeriodYears, rate, investment, savings]) => {
        fc.pre(investment.gt(0));
        const economics = economicsOf(
          { investments: byYear(investment), savings: byYear(0, ...savings.slice(0, studyPeriodYears)) },
          { discountRate: real(rate), studyPeriodYears },
        );
        const pays = economics.netSavings.gt(0);
        expect(economics.savingsToInvestmentRatio?.gt(1)).toBe(pays);
        expect(economics.adjustedInternalRateOfReturn?.gt(rate)).toBe(pays);
        expect(economics.discountedPayback.kind).toBe(economics.netSavings.gte(0) ? "paid-back" : "never");
        if (economics.discountedPayback.kind === "paid-back" && economics.simplePayback.kind === "paid-back") {
          expect(economics.simplePayback.inYear).toBeLessThanOrEqual(economics.discountedPayback.inYear);
        }
      }),
      { numRuns: runs(25) },
    );
  });

  test("the yield is the root that 10 CFR 436.22 describes", () => {
    fc.assert(
      fc.property(study, ([studyPeriodYears, rate, investment, all]) => {
        const savings = all.slice(0, studyPeriodYears);
        fc.pre(investment.gt(0) && savings.some((saved) => saved.gt(0)));
        const terminal = sum(
          savings.map((saved, index) => saved.times(rate.plus(1).pow(studyPeriodYears - index - 1))),
        );
        const root = terminal.div(investment).pow(d(1).div(studyPeriodYears)).minus(1);
        const economics = economicsOf(
          { investments: byYear(investment), savings: byYear(0, ...savings) },
          { discountRate: real(rate), studyPeriodYears },
        );
        expect(economics.adjustedInternalRateOfReturn?.minus(root).abs().lt("1e-25")).toBe(true);
      }),
      { numRuns: runs(20) },
    );
  });

  test("the present value of years from 1 on is the net present value of a spreadsheet", () => {
    fc.assert(
      fc.property(study, ([studyPeriodYears, rate, , all]) => {
        const savings = all.slice(0, studyPeriodYears);
        const ours = presentValueOfYears(byYear(0, ...savings), rate);
        expect(
          relativeError(ours, sum(savings.map((saved, index) => saved.div(rate.plus(1).pow(index + 1))))).lt("1e-30"),
        ).toBe(true);
      }),
    );
  });

  test("net savings are the difference of the life-cycle costs, whatever costs and is worth what", () => {
    const part = fc.array(fc.record({ year: fc.integer({ min: 0, max: 10 }), amount }), { maxLength: 4 });
    const costs = fc.record({
      ...{ investment: part, replacement: part, residualValue: part },
      ...{ operationAndMaintenance: part, energyAndWater: part, contractPayments: part },
    });
    fc.assert(
      fc.property(costs, costs, rateArbitrary, (base, alternative, rate) => {
        const assumptions = { discountRate: real(rate), studyPeriodYears: 10 };
        const result = compareAlternatives(base, alternative, DollarKind.Constant, assumptions);
        if (!result.ok) throw new Error(result.reason);
        const { comparison } = result;
        const difference = comparison.baseCase.total.minus(comparison.alternative.total);
        expect(comparison.economics.netSavings.minus(difference).abs().lt("1e-22")).toBe(true);
      }),
      { numRuns: runs(15) },
    );
  });
});

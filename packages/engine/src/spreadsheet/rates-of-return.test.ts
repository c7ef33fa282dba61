import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { decimalText } from "../../testing/arbitraries.js";
import { ratesIn } from "../../testing/closeness.js";
import { Decimal } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { internalRatesOfReturn } from "./internal-rates-of-return.js";
import { ratePerPeriod } from "./rate-per-period.js";
import type { RatesOfReturn } from "./rates-of-return.js";

const d = (value: Decimal | number | string): Decimal => new Decimal(value);
const list = (...values: readonly (Decimal | number | string)[]): Decimal[] => values.map(d);
/** In short: the reason, or the rates. */
const told = (result: RatesOfReturn): string =>
  result.kind === "none"
    ? result.reason
    : `${result.kind}: ${ratesIn(result)
        .map((rate) => rate.toFixed())
        .join(", ")}`;

const presentValueOf = (flows: readonly Decimal[], rate: Decimal): Decimal =>
  sum(flows.map((amount, year) => amount.div(rate.plus(1).pow(year))));

const sizeOf = (amounts: readonly Decimal[]): Decimal => sum(amounts.map((amount) => amount.abs()));

describe("rates of return of flows at even times", () => {
  test.each([
    ["one", list(-100, 110), "one: 0.1"],
    // Lorie and Savage's pump of 1955.
    ["two", list(-1600, 10_000, -10_000), "several: 0.25, 4"],
    // −1 000 + 3 600 ÷ x − 4 310 ÷ x^2 + 1 716 ÷ x^3 = −1 000·(x − 1.1)(x − 1.2)(x − 1.3) ÷ x^3
    ["three", list(-1000, 3600, -4310, 1716), "several: 0.1, 0.2, 0.3"],
    ["one that is only touched", list(-100, 220, -121), "one: 0.1"],
    [
      "two that agree in 34 digits",
      list(-1, "2.20000000000000000000000000000000000000000001", "-1.210000000000000000000000000000000000000000011"),
      "one: 0.1",
    ],
    ["none, in spite of both signs", list(1000, -3000, 2500), "no-rate-in-range"],
    ["almost everything lost", list(-100, 1), "one: -0.99"],
    ["everything lost but the last ten-thousandth", list(-10_000, 1), "one: -0.9999"],
    ["more than that lost", list(-10_001, 1), "no-rate-in-range"],
    ["a million percent", list(-1, 10_001), "one: 10000"],
    ["more than that", list(-1, 10_002), "no-rate-in-range"],
    ["neither gain nor loss", list(-300, 100, 100, 100), "one: 0"],
    ["neither gain nor loss, touched", list(1, -2, 1), "one: 0"],
    ["zeros at both ends", list(0, 0, -100, 0, 121, 0), "one: 0.1"],
    ["nothing", [], "all-zero"],
    ["zeros", list(0, 0, 0), "all-zero"],
    ["income alone", list(5, 0, 3), "one-sign"],
    ["payments alone", list(-5, -3), "one-sign"],
    ["one payment", list(-5), "one-sign"],
    ["text", list(-5, Number.NaN, 6), "not-a-number"],
  ])("%s", (_, flows, expected) => {
    expect(told(internalRatesOfReturn(flows))).toBe(expected);
  });

  test("the rate that Calc does not find from its guess", () => {
    const [rate = d(0)] = ratesIn(internalRatesOfReturn(list(-1000, 100, 100, 100)));
    // By hand: 100 ÷ 0.5756 + 100 ÷ 0.5756^2 + 100 ÷ 0.5756^3 = 999.9…
    expect(rate.toFixed(4)).toBe("-0.4244");
  });

  test("at each of them the flows are worth nothing, and the order of rates is rising", () => {
    const amount = decimalText({ min: -1_000_000, max: 1_000_000, decimals: 2 }).map(d);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2, maxLength: 12 }), (flows) => {
        const rates = ratesIn(internalRatesOfReturn(flows)).filter((rate) => rate.gt("-0.9"));
        for (const rate of rates) {
          expect(presentValueOf(flows, rate).abs().lte(sizeOf(flows).times("1e-15"))).toBe(true);
        }
        expect([...rates].sort((one, other) => one.cmp(other))).toEqual(rates);
      }),
      { numRuns: runs(100) },
    );
  });

  test("an investment that pays back year after year has one, whatever the years bring", () => {
    const amount = decimalText({ min: 1, max: 1_000_000, decimals: 2 }).map(d);
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 40 }), (investment, savings) => {
        const total = sum(savings);
        const [rate] = ratesIn(internalRatesOfReturn([investment.neg(), ...savings]));
        fc.pre(rate !== undefined);
        expect(rate?.gt(0)).toBe(total.gt(investment));
      }),
      { numRuns: runs(60) },
    );
  });
});

describe("rates of an annuity", () => {
  const { Beginning, End } = AnnuityTiming;

  test.each([
    ["a loan", { periods: d(1), payment: d(-110), presentValue: d(100) }, "one: 0.1"],
    ["a loan without interest", { periods: d(4), payment: d(-25), presentValue: d(100) }, "one: 0"],
    [
      "a loan without interest, paid at the beginning",
      { periods: d(4), payment: d(-25), presentValue: d(100), timing: Beginning },
      "one: 0",
    ],
    ["savings that double", { periods: d(2), payment: d(0), presentValue: d(-100), futureValue: d(400) }, "one: 1"],
    ["two rates", { periods: d(2), payment: d(-230), presentValue: d(100), futureValue: d(362) }, "several: 0.1, 0.2"],
    ["none", { periods: d(2), payment: d(-1), presentValue: d(100), futureValue: d(100) }, "no-rate-in-range"],
    ["payments without anything for them", { periods: d(2), payment: d(-1), presentValue: d(0) }, "one-sign"],
    ["nothing", { periods: d(2), payment: d(0), presentValue: d(0), timing: End }, "all-zero"],
    ["no periods", { periods: d(0), payment: d(-1), presentValue: d(1) }, "periods-not-positive"],
    ["text", { periods: d(Number.NaN), payment: d(-1), presentValue: d(1) }, "not-a-number"],
  ])("%s", (_, terms, expected) => {
    expect(told(ratePerPeriod(terms))).toBe(expected);
  });

  test("a third of a loan three times is a rate of almost nothing, not none", () => {
    const [rate = d(1), ...others] = ratesIn(
      ratePerPeriod({ periods: d(3), payment: d(100).div(3).neg(), presentValue: d(100) }),
    );
    expect(others).toEqual([]);
    // 33.33… of 34 digits are 10^−32 short of a third: −10^−32 ÷ (100·3 − 33.33·3) = −5·10^−35.
    expect([rate.lt(0), rate.gt("-1e-33")]).toEqual([true, true]);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signedDollars } from "../../testing/arbitraries.js";
import { Fraction } from "../../testing/fraction.js";
import { Decimal, ZERO } from "./decimal.js";
import {
  roundBalance,
  roundGuaranteedSavings,
  roundInterest,
  roundOrZero,
  roundYearlyPart,
  roundYearlySum,
} from "./rounding.js";

const ROUNDINGS = [
  ["guaranteed savings", roundGuaranteedSavings, 0],
  ["monthly interest", roundInterest, 3],
  ["ending balance", roundBalance, 4],
  ["principal or interest of a year", roundYearlyPart, 0],
  ["principal plus interest of a year", roundYearlySum, 2],
] as const;

describe.each(ROUNDINGS)("%s", (_, round, decimals) => {
  const half = new Decimal(10).pow(-decimals).div(2);

  test(`keeps ${decimals} decimals, ties away from zero`, () => {
    expect(round(half).toFixed()).toBe(half.times(2).toFixed());
    expect(round(half.neg()).toFixed()).toBe(half.times(-2).toFixed());
    expect(round(half.times("0.999999")).toFixed()).toBe("0");
  });

  test("is the nearest such number, as exact fractions find it", () => {
    fc.assert(
      fc.property(signedDollars, fc.integer({ min: 1, max: 99 }), (dollars, divisor) => {
        const amount = dollars.div(divisor);
        const exact = Fraction.of(amount.toFixed()).rounded(decimals);
        expect(Fraction.of(round(amount).toFixed()).equals(exact)).toBe(true);
      }),
    );
  });

  test("rounding twice changes nothing more", () => {
    fc.assert(
      fc.property(signedDollars, (amount) => {
        expect(round(round(amount)).eq(round(amount))).toBe(true);
      }),
    );
  });

  test("a hair below zero is zero without a sign", () => {
    expect(JSON.stringify(round(half.times("-0.5")))).toBe('"0"');
    expect(JSON.stringify(round(new Decimal("-0")))).toBe('"0"');
  });
});

describe("rounding at the edge", () => {
  test("gives 0 for what is no number", () => {
    expect(
      [undefined, new Decimal(Number.NaN), new Decimal(Number.POSITIVE_INFINITY)].map((value) => roundOrZero(value, 2)),
    ).toEqual([ZERO, ZERO, ZERO]);
  });

  test("rounds what is one", () => {
    expect(roundOrZero(new Decimal("1250.505"), 2).toFixed()).toBe("1250.51");
    expect(JSON.stringify(roundOrZero(new Decimal("-0.001"), 2))).toBe('"0"');
  });
});

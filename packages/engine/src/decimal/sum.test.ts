import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { signedDollars } from "../../testing/arbitraries.js";
import { Decimal, ZERO } from "./decimal.js";
import { shortSum, sum, sumKnown } from "./sum.js";

test("the sum of nothing is 0, and of nothing known is not known", () => {
  expect(sum([])).toEqual(ZERO);
  expect(sumKnown([])).toBeUndefined();
  expect(sumKnown([undefined, undefined])).toBeUndefined();
});

test("zero is known", () => {
  expect(sumKnown([undefined, ZERO])?.toFixed()).toBe("0");
});

test("a sum does not depend on the order, nor on what is not known", () => {
  fc.assert(
    fc.property(fc.array(signedDollars, { minLength: 1, maxLength: 50 }), (amounts) => {
      const cents = amounts.reduce((total, amount) => total + BigInt(amount.times(10_000).toFixed()), 0n);
      expect(sum(amounts).times(10_000).toFixed()).toBe(cents.toString());
      expect(sum([...amounts].reverse()).eq(sum(amounts))).toBe(true);
      expect(sumKnown([...amounts, undefined])?.eq(sum(amounts))).toBe(true);
    }),
  );
});

test("amounts that cancel leave a zero without a sign", () => {
  expect(JSON.stringify(sum([new Decimal("-0.1"), new Decimal("0.1")]))).toBe('"0"');
});

const decimals = (...texts: string[]): Decimal[] => texts.map((text) => new Decimal(text));

/** Up to 15 digits before the point and 8 behind it, so that some are too long. */
const entered: fc.Arbitrary<Decimal> = fc
  .tuple(fc.maxSafeInteger(), fc.nat(15))
  .filter(([digits, shift]) => String(Math.abs(digits)).length - shift <= 15)
  .map(([digits, shift]) => new Decimal(digits).div(new Decimal(10).pow(shift)));

describe("the sum of amounts of few digits", () => {
  test("is exact: word for word what decimals add up to", () => {
    const seen = { added: 0, tooLong: 0 };
    const amounts = fc.array(fc.oneof(signedDollars, entered, fc.constant(ZERO)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, (list) => {
        const total = shortSum(list);
        seen.added += Number(total !== undefined);
        seen.tooLong += Number(total === undefined);
        if (total !== undefined) expect(total).toEqual(Decimal.sum(...list));
      }),
      { numRuns: runs(10_000) },
    );
    expect(Math.min(seen.added, seen.tooLong)).toBeGreaterThan(300);
  });

  test("carries over the point and over zero", () => {
    const sumOf = (...texts: string[]): string | undefined => shortSum(decimals(...texts))?.toFixed();
    expect(sumOf("12000000.5", "0.75")).toBe("12000001.25");
    expect(sumOf("-3", "0.75")).toBe("-2.25");
    expect(sumOf("0.25", "-0.5")).toBe("-0.25");
    expect(sumOf("-1", "0.9999999")).toBe("-0.0000001");
    expect(sumOf("99999999999999", "0.9999999", "0.0000001")).toBe("100000000000000");
  });

  test("that cancel is a zero without a sign", () => {
    expect(shortSum(decimals("-0.5", "0.5"))).toEqual(ZERO);
    expect(shortSum(decimals("-0", "-0"))).toEqual(ZERO);
  });

  test("is left to decimals for an amount of more digits, or that is no number", () => {
    expect(shortSum(decimals("0.00000001", "1"))).toBeUndefined();
    expect(shortSum(decimals("1.00000001", "1"))).toBeUndefined();
    expect(shortSum(decimals("5000000000000000", "1"))).toBeUndefined();
    expect(shortSum(decimals("1e21", "-1e21"))).toBeUndefined();
    expect(shortSum([new Decimal(Number.NaN), new Decimal(1)])).toBeUndefined();
    expect(shortSum([new Decimal(Number.POSITIVE_INFINITY), new Decimal(1)])).toBeUndefined();
  });
});

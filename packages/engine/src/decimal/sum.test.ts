import fc from "fast-check";
import { expect, test } from "vitest";
import { signedDollars } from "../../testing/arbitraries.js";
import { Decimal, ZERO } from "./decimal.js";
import { sum, sumKnown } from "./sum.js";

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

import fc from "fast-check";
import { expect, test } from "vitest";
import { roundQuotient } from "./round-quotient.js";

test("is the nearest whole number, ties away from zero", () => {
  expect(roundQuotient(7n, 2n)).toBe(4n);
  expect(roundQuotient(-7n, 2n)).toBe(-4n);
  expect([roundQuotient(1n, 3n), roundQuotient(2n, 3n), roundQuotient(-1n, 3n), roundQuotient(-2n, 3n)]).toEqual([
    0n,
    1n,
    0n,
    -1n,
  ]);
  expect(roundQuotient(0n, 5n)).toBe(0n);
});

test("is never further than half the divisor away, and turns its sign with the dividend", () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 30n }), (dividend, divisor) => {
      const doubledRest = 2n * (dividend - roundQuotient(dividend, divisor) * divisor);
      expect(doubledRest <= divisor && doubledRest >= -divisor).toBe(true);
      expect(roundQuotient(-dividend, divisor)).toBe(-roundQuotient(dividend, divisor));
    }),
  );
});

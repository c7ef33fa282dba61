import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { Decimal } from "./decimal.js";
import { roundQuotient } from "./round-quotient.js";
import { fromSafeInteger, MOST_SAFE_DECIMALS, roundSafeQuotient, toSafeInteger } from "./safe-integer.js";

const safeInteger = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -100_000, max: 100_000 }),
  // Neighbours of powers of ten, where a word begins.
  fc
    .tuple(fc.nat(15), fc.integer({ min: -2, max: 2 }), fc.constantFrom(1, -1))
    .map(([exponent, more, sign]) => sign * (10 ** exponent + more)),
);

test("counts an amount in units of its last decimal", () => {
  expect(toSafeInteger(new Decimal("370480.25"), 2)).toBe(37_048_025);
  expect(toSafeInteger(new Decimal("-0.045"), 4)).toBe(-450);
  expect(Object.is(toSafeInteger(new Decimal("-0"), 4), 0)).toBe(true);
  expect(toSafeInteger(new Decimal("9007199254740991"), 0)).toBe(Number.MAX_SAFE_INTEGER);
});

test("gives no number that is not exact", () => {
  expect(toSafeInteger(new Decimal("9007199254740992"), 0)).toBeUndefined();
  expect(toSafeInteger(new Decimal("9007199254740993"), 0)).toBeUndefined();
  expect(toSafeInteger(new Decimal("1e400"), 0)).toBeUndefined();
  expect(toSafeInteger(new Decimal("1000000000000000000000000000000000001"), 4)).toBeUndefined();
});

test("makes the decimal that its text makes, word for word, and reads it back", () => {
  fc.assert(
    fc.property(safeInteger, fc.nat(MOST_SAFE_DECIMALS), (units, decimals) => {
      const amount = fromSafeInteger(units, decimals);
      expect(amount).toEqual(new Decimal(`${units === 0 ? 0 : units}e-${decimals}`));
      expect(toSafeInteger(amount, decimals)).toBe(units === 0 ? 0 : units);
    }),
    { numRuns: runs(10_000) },
  );
});

test("rounds a quotient as integers of any size do", () => {
  expect(roundSafeQuotient(7, 2)).toBe(4);
  expect(roundSafeQuotient(Number.MAX_SAFE_INTEGER, 2)).toBe(2 ** 52);
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.oneof(fc.maxSafeNat(), fc.nat(100_000)), (dividend, other) => {
      const divisor = other + 1;
      expect(BigInt(roundSafeQuotient(dividend, divisor))).toBe(roundQuotient(BigInt(dividend), BigInt(divisor)));
    }),
    { numRuns: runs(10_000) },
  );
});

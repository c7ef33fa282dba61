import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { Decimal } from "./decimal.js";
import { fromSafeInteger, fromWholeNumber, MOST_SAFE_DECIMALS, toWholeNumber } from "./whole-number.js";

test("counts an amount in units of its last decimal", () => {
  expect(toWholeNumber(new Decimal("370480.25"), 2)).toBe(37_048_025n);
  expect(toWholeNumber(new Decimal("-0.045"), 4)).toBe(-450n);
  expect(toWholeNumber(new Decimal("0"), 4)).toBe(0n);
  expect(toWholeNumber(new Decimal("12000000"), 0)).toBe(12_000_000n);
});

test("agrees with the amount written out, whatever its size and decimals", () => {
  const amount = fc
    .tuple(fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }), fc.nat(30))
    .map(([digits, decimals]) => new Decimal(digits.toString()).div(new Decimal(10).pow(decimals)));
  fc.assert(
    fc.property(amount, fc.nat(5), (value, more) => {
      const decimals = value.decimalPlaces() + more;
      expect(toWholeNumber(value, decimals)).toBe(BigInt(value.toFixed(decimals).replace(".", "")));
    }),
  );
});

test("gives the amount back from its units", () => {
  expect(fromWholeNumber(37_048_025n, 2).toFixed()).toBe("370480.25");
  expect(fromWholeNumber(-450n, 4).toFixed()).toBe("-0.045");
  expect(fromWholeNumber(0n, 4).toFixed()).toBe("0");
  expect(fromWholeNumber(10n ** 40n + 1n, 0).precision()).toBe(1);
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }), fc.nat(20), (units, decimals) => {
      expect(toWholeNumber(fromWholeNumber(units, decimals), decimals)).toBe(units);
    }),
  );
});

const safeInteger = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -100_000, max: 100_000 }),
  // Neighbors of powers of ten, where a word begins.
  fc
    .tuple(fc.nat(15), fc.integer({ min: -2, max: 2 }), fc.constantFrom(1, -1))
    .map(([exponent, more, sign]) => sign * (10 ** exponent + more)),
);

test("makes the decimal of a safe integer that its text makes, word for word", () => {
  fc.assert(
    fc.property(safeInteger, fc.nat(MOST_SAFE_DECIMALS), (units, decimals) => {
      expect(fromSafeInteger(units, decimals)).toEqual(new Decimal(`${units === 0 ? 0 : units}e-${decimals}`));
    }),
    { numRuns: runs(10_000) },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { Decimal } from "./decimal.js";
import { NEAR_NUMBER_ERROR, nearNumber } from "./near-number.js";

const digits = fc.bigInt({ min: 0n, max: 10n ** 34n - 1n });

test("is within its error of any amount", () => {
  fc.assert(
    fc.property(digits, fc.integer({ min: -50, max: 20 }), fc.boolean(), (units, exponent, isNegative) => {
      const amount = new Decimal(`${isNegative ? "-" : ""}${units}e${exponent}`);
      const difference = new Decimal(nearNumber(amount)).minus(amount).abs();
      expect(difference.lte(amount.abs().times(NEAR_NUMBER_ERROR)), amount.toFixed()).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});

test.each(["0", "1", "-1", "0.01", "12345678.9", "-7503806.9524", "1e20"])("of %s is its float", (text) => {
  expect(nearNumber(new Decimal(text))).toBe(Number(text) + 0);
});

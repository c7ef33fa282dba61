import { expect, test } from "vitest";
import { Decimal, ZERO } from "./decimal.js";
import { isNonNegative, isPositive } from "./number-helpers.js";

const amounts = [new Decimal("-0.0001"), new Decimal("-0"), ZERO, new Decimal("0.0001")];

test("positive is above zero", () => {
  expect(amounts.map(isPositive)).toEqual([false, false, false, true]);
});

test("non-negative is zero or above", () => {
  expect(amounts.map(isNonNegative)).toEqual([false, true, true, true]);
});

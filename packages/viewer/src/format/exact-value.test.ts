import { expect, test } from "vitest";
import { exactValue } from "./exact-value.js";

test.each([
  ["210865.005", "$", "$210,865.005"],
  ["-8057.344", "$", "-$8,057.344"],
  ["6000", "$/yr", "$6,000.00/yr"],
  ["0.0385", "a year", "3.85% a year"],
  ["725000", "unit of the field", "725,000"],
  ["2027-01-02", undefined, "Jan 2, 2027"],
  ["Annual", undefined, "Annual"],
  [true, undefined, "Yes"],
  [undefined, "$", "–"],
])("%s %s has all its digits", (value, unit, shown) => {
  expect(exactValue(value, unit)).toBe(shown);
});

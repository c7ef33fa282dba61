import { expect, test } from "vitest";
import { compactIn, roundTicks } from "./axes.js";

test("an axis has round numbers at even distances, from below the lowest to above the highest", () => {
  expect(roundTicks(3_212_345, 4_060_000)).toEqual([3_000_000, 3_250_000, 3_500_000, 3_750_000, 4_000_000, 4_250_000]);
  expect(roundTicks(-30, 70)).toEqual([-50, -25, 0, 25, 50, 75]);
});

test("an axis of a single number is at that number", () => {
  expect(roundTicks(5, 5)).toEqual([5]);
});

test("an axis of dollars has a dollar sign, also below zero", () => {
  expect([1_250_000, 300_000, 0, -75_000].map(compactIn("$"))).toEqual(["$1.25M", "$300K", "$0", "-$75K"]);
  expect(compactIn("kg CO2e a year")(1_250_000)).toBe("1.25M");
});

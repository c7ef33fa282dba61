import { expect, test } from "vitest";
import { roundTicks } from "./axes.js";

test("an axis has round numbers at even distances, from below the lowest to above the highest", () => {
  expect(roundTicks(3_212_345, 4_060_000)).toEqual([3_000_000, 3_250_000, 3_500_000, 3_750_000, 4_000_000, 4_250_000]);
  expect(roundTicks(-30, 70)).toEqual([-50, -25, 0, 25, 50, 75]);
});

test("an axis of a single number is at that number", () => {
  expect(roundTicks(5, 5)).toEqual([5]);
});

import { expect, test } from "vitest";
import { headWidth } from "./head-width.js";

test.each([
  ["Year", 4],
  ["Natural gas cost $/yr", 8],
  ["Electric demand cost $/yr", 9],
  ["Other savings type 1 cost $/yr", 12],
  ["Percentage of the base construction cost", 17],
])("%s stands in three lines of no more than it takes", (words, width) => {
  expect(headWidth(words)).toBe(width);
});

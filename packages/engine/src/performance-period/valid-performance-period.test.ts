import { expect, test } from "vitest";
import { isValidPerformancePeriod, requireValidPerformancePeriod } from "./valid-performance-period.js";

test.each([1, 10, 25])("%d years are a performance period", (years) => {
  expect(isValidPerformancePeriod(years)).toBe(true);
  expect(requireValidPerformancePeriod(years)).toBe(years);
});

test.each([0, -1, 25.1, 26, Number.NaN, Number.POSITIVE_INFINITY])("%d years are none", (years) => {
  expect(isValidPerformancePeriod(years)).toBe(false);
  expect(() => requireValidPerformancePeriod(years)).toThrow(/^Expected a valid performance period$/);
});

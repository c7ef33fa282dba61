import { expect, test } from "vitest";
import { scaleOf } from "./scale.js";

test("values of similar size are on an even scale from zero", () => {
  const { at, ticks, isLogarithmic } = scaleOf([12, 47]);
  expect(isLogarithmic).toBe(false);
  expect(ticks).toEqual([0, 10, 20, 30, 40, 50]);
  expect([0, 12.5, 50].map(at)).toEqual([0, 25, 100]);
});

test("values of very different sizes are on a logarithmic one", () => {
  const { at, ticks, isLogarithmic } = scaleOf([15, 9_000]);
  expect(isLogarithmic).toBe(true);
  expect(ticks).toEqual([10, 30, 100, 300, 1_000, 3_000, 10_000]);
  // 100 is a third of the way from 10 to 10 000.
  expect(at(100)).toBeCloseTo(100 / 3);
});

test("values that are not above zero are at the beginning", () => {
  expect([0, -5].map(scaleOf([15, 9_000]).at)).toEqual([0, 0]);
  expect(scaleOf([0]).at(0)).toBe(0);
});

test("every value lies between the first and the last tick", () => {
  for (const values of [
    [3.2, 999],
    [0.02, 7],
    [1, 1],
    [51, 2_049],
    [200, 200_000_000],
  ]) {
    const { at, ticks } = scaleOf(values);
    expect(ticks.length).toBeLessThanOrEqual(8);
    for (const value of values) {
      expect(value).toBeLessThanOrEqual(ticks.at(-1) ?? 0);
      expect(at(value)).toBeGreaterThanOrEqual(0);
    }
  }
});

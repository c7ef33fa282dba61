import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { type Distribution, distributionProblem } from "./distribution.js";
import { quantileOf } from "./quantile.js";
import { statisticsOf } from "./statistics.js";
import { uniformStreams } from "./uniform-stream.js";

const decimal = (value: string | number): Decimal => new Decimal(value);

const uniform = (low: number, high: number): Distribution => ({
  kind: "uniform",
  low: decimal(low),
  high: decimal(high),
});
const triangular = (low: number, mode: number, high: number): Distribution => ({
  kind: "triangular",
  low: decimal(low),
  mode: decimal(mode),
  high: decimal(high),
});
const normal = (mean: number, standardDeviation: number, low?: number, high?: number): Distribution => ({
  kind: "normal",
  mean: decimal(mean),
  standardDeviation: decimal(standardDeviation),
  ...(low !== undefined && { low: decimal(low) }),
  ...(high !== undefined && { high: decimal(high) }),
});
const discrete = (...pairs: readonly (readonly [number, number])[]): Distribution => ({
  kind: "discrete",
  values: pairs.map(([value, weight]) => ({ value: decimal(value), weight: decimal(weight) })),
});
const empirical = (...values: readonly number[]): Distribution => ({ kind: "empirical", values: values.map(decimal) });

describe("quantiles", () => {
  test.each([
    [uniform(10, 14), "0.25", "11"],
    // Half of the area up to the mode: 0 + √(0.125 × 4 × 2) = 1, and 4 − √(0.125 × 4 × 2) = 3.
    [triangular(0, 2, 4), "0.125", "1"],
    [triangular(0, 2, 4), "0.5", "2"],
    [triangular(0, 2, 4), "0.875", "3"],
    // A right angle at the lower limit: 8 − √(0.25 × 8 × 8) = 4.
    [triangular(0, 0, 8), "0.75", "4"],
    [triangular(0, 8, 8), "0.25", "4"],
    [triangular(5, 5, 5), "0.3", "5"],
    [normal(100, 15), "0.5", "100"],
    [normal(100, 0), "0.9", "100"],
    [discrete([1, 2], [5, 6], [9, 2]), "0.19", "1"],
    [discrete([1, 2], [5, 6], [9, 2]), "0.21", "5"],
    [discrete([1, 2], [7, 0], [9, 2]), "0.999999999999999", "9"],
    [empirical(30, 10, 20), "0.33", "10"],
    [empirical(30, 10, 20), "0.34", "20"],
    [empirical(30, 10, 20), "0.999999999999999", "30"],
  ])("of %j: a part of %s lies below %s", (distribution, part, value) => {
    expect(quantileOf(distribution)(decimal(part)).toFixed()).toBe(value);
  });

  test("of a normal distribution are the mean and so many deviations", () => {
    const value = quantileOf(normal(100, 15))(decimal("0.975"));
    // 100 + 15 × 1.959 963 984 540 054
    expect(value.minus("129.39945976810081").abs().lt("1e-13")).toBe(true);
  });

  test("stay within the limits of a truncated normal distribution", () => {
    for (let tenths = -30; tenths < 30; tenths++) {
      const [low, high] = [tenths / 10, (tenths + 1) / 10];
      const within = quantileOf(normal(0, 1, low, high));
      expect(within(decimal("5e-16")).gte(low)).toBe(true);
      expect(within(decimal("0.9999999999999995")).lte(high)).toBe(true);
    }
    const quantile = quantileOf(normal(0, 1, 0, 1));
    // Half of what lies between 0 and 1: Φ⁻¹((0.5 + 0.8413447460685429) ÷ 2) = Φ⁻¹(0.67067237303427145), and
    // Φ(0.4417) = 0.67065…
    expect(quantile(decimal("0.5")).toFixed(3)).toBe("0.442");
  });

  test("grow with the part", () => {
    const kinds = [uniform(-5, 5), triangular(-5, 1, 5), normal(0, 2), normal(0, 2, -1, 3), discrete([-1, 1], [4, 2])];
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.array(fc.integer({ min: 1, max: 999_999 })), (distribution, units) => {
        const quantile = quantileOf(distribution);
        const values = units.sort((one, other) => one - other).map((unit) => quantile(decimal(unit).div(1_000_000)));
        for (const [index, value] of values.entries()) expect(values[index + 1]?.gte(value) ?? true).toBe(true);
      }),
    );
  });
});

describe("draws", () => {
  // Mean and variance: uniform (a + b) ÷ 2 and (b − a)² ÷ 12; triangular (a + m + b) ÷ 3 and
  // (a² + m² + b² − a m − a b − m b) ÷ 18; the half normal √(2 ÷ π) and 1 − 2 ÷ π.
  test.each([
    ["uniform", uniform(2, 8), 5, 3],
    ["triangular", triangular(0, 3, 9), 4, 3.5],
    ["normal", normal(50, 4), 50, 16],
    ["half normal", normal(0, 1, 0), 0.7978845608, 0.3633802276],
    ["discrete", discrete([0, 3], [10, 1]), 2.5, 18.75],
    ["empirical", empirical(1, 2, 3, 4), 2.5, 1.25],
  ])("of a %s distribution have its mean and its deviation", (_, distribution, mean, variance) => {
    const count = 10_000;
    const [next = () => decimal("0.5")] = uniformStreams(2026, 1);
    const quantile = quantileOf(distribution);
    const drawn = statisticsOf(
      Array.from({ length: count }, () => quantile(next())),
      [],
      1,
    );
    const standardError = Math.sqrt(variance / count);
    expect(Math.abs(Number(drawn?.mean) - mean)).toBeLessThan(5 * standardError);
    // The deviation of a sample of 10 000 is off by about 1%; five times that.
    expect(Math.abs(Number(drawn?.standardDeviation) / Math.sqrt(variance) - 1)).toBeLessThan(0.05);
  });
});

describe("the parameters of a distribution", () => {
  test.each([
    ["distribution/disordered", uniform(2, 1)],
    ["distribution/disordered", triangular(0, 5, 4)],
    ["distribution/disordered", triangular(3, 2, 4)],
    ["distribution/disordered", normal(0, -1)],
    ["distribution/disordered", normal(0, 1, 2, 1)],
    ["distribution/far-tail", normal(0, 1, 7)],
    ["distribution/far-tail", normal(0, 0, 1, 2)],
    ["distribution/no-values", discrete()],
    ["distribution/no-values", discrete([1, 0])],
    ["distribution/no-values", discrete([1, 2], [2, -1])],
    ["distribution/no-values", empirical()],
  ])("%s: %j", (name, distribution) => {
    expect(distributionProblem(distribution)).toBe(name);
  });

  test.each([uniform(1, 1), triangular(1, 1, 1), normal(0, 1, -1, 1), normal(0, 1, 5), normal(3, 0, 3, 3)])(
    "are in order: %j",
    (distribution) => {
      expect(distributionProblem(distribution)).toBeUndefined();
    },
  );
});

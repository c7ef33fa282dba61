import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Decimal } from "../decimal/decimal.js";
import { percentile } from "./percentile.js";
import { type Statistics, statisticsOf } from "./statistics.js";

const decimals = (...values: readonly (string | number)[]): Decimal[] => values.map((value) => new Decimal(value));

function statistics(values: readonly Decimal[], fractions: readonly Decimal[] = [], bins = 4): Statistics {
  const result = statisticsOf(values, fractions, bins);
  if (result === undefined) throw new Error("there are no values");
  return result;
}

describe("statistics", () => {
  test("are worked from all values", () => {
    // 2 4 4 4 5 5 7 9: mean 40 ÷ 8 = 5; squares 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32; √(32 ÷ 7) and √(32 ÷ 7 ÷ 8).
    const result = statistics(decimals(9, 2, 4, 5, 4, 7, 4, 5));
    expect(result.count).toBe(8);
    expect(result.mean.toFixed()).toBe("5");
    expect(result.standardDeviation?.toFixed(12)).toBe(new Decimal(32).div(7).sqrt().toFixed(12));
    expect(result.standardError?.toFixed(12)).toBe(new Decimal(4).div(7).sqrt().toFixed(12));
    expect([result.minimum.toFixed(), result.maximum.toFixed()]).toEqual(["2", "9"]);
  });

  test("of a single value have no deviation", () => {
    const result = statistics(decimals(3));
    expect(result).not.toHaveProperty("standardDeviation");
    expect(result).not.toHaveProperty("standardError");
  });

  test("of no values there are none", () => {
    expect(statisticsOf([], [], 3)).toBeUndefined();
  });

  test("of equal values deviate by nothing, however many digits they have", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 2, max: 200 }), (units, count) => {
        const value = new Decimal(units).div(7);
        const result = statistics(new Array<Decimal>(count).fill(value), [new Decimal("0.3")]);
        expect(result.mean).toEqual(value);
        expect(result.standardDeviation?.toFixed()).toBe("0");
        expect(result.percentiles[0]?.value).toEqual(value);
        expect(result.histogram).toEqual([{ from: value, to: value, count }]);
      }),
    );
  });
});

describe("a percentile", () => {
  // Definition 7 of Hyndman and Fan, as PERCENTILE.INC: 1 2 3 4 at 0.25 → position 0.75 → 1.75.
  test.each([
    [decimals(1, 2, 3, 4), "0.25", "1.75"],
    [decimals(10, 20, 30, 40, 50), "0.9", "46"],
    [decimals(10, 20, 30, 40, 50), "0.5", "30"],
    [decimals(10, 20), "0", "10"],
    [decimals(10, 20), "1", "20"],
    [decimals(7), "0.95", "7"],
  ])("of %j at %s is %s", (values, fraction, expected) => {
    expect(percentile(values, new Decimal(fraction)).toFixed()).toBe(expected);
  });

  test("is not below one at a smaller fraction, and lies within the values", () => {
    const fraction = fc.integer({ min: 0, max: 10_000 }).map((units) => new Decimal(units).div(10_000));
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 50 }), fraction, fraction, (units, one, other) => {
        const [low, high] = one.lte(other) ? [one, other] : [other, one];
        const result = statistics(decimals(...units), [low, high]);
        const [lower, higher] = result.percentiles.map(({ value }) => value);
        expect(lower?.gte(result.minimum)).toBe(true);
        expect(higher?.gte(lower ?? 0)).toBe(true);
        expect(higher?.lte(result.maximum)).toBe(true);
      }),
    );
  });
});

describe("a histogram", () => {
  test("has bins of equal width, the last of which holds the largest value", () => {
    const { histogram } = statistics(decimals(0, 1, 2, 2.5, 5, 7.5, 9, 10));
    expect(histogram.map(({ from, to, count }) => [from.toFixed(), to.toFixed(), count])).toEqual([
      ["0", "2.5", 3],
      ["2.5", "5", 1],
      ["5", "7.5", 1],
      ["7.5", "10", 3],
    ]);
  });

  test("holds every value once", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.integer({ min: 1, max: 30 }), (units, bins) => {
        const { histogram } = statistics(decimals(...units), [], bins);
        expect(histogram.reduce((sum, { count }) => sum + count, 0)).toBe(units.length);
        for (const { from, to, count } of histogram) {
          const inside = units.filter((unit) => from.lte(unit) && (to.gt(unit) || to.eq(Math.max(...units))));
          expect(inside.length).toBeGreaterThanOrEqual(count);
        }
      }),
    );
  });
});

import { Standing } from "@epb/contract";
import { Decimal } from "@epb/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { binOf, edgeOf, type Histogram, quantiles, roundedValue, standingOf, withHistogram } from "./histogram.js";
import { QUARTILES } from "./released-tally.js";

const histogramOf = (values: readonly Decimal[]): Histogram =>
  values.reduce<Histogram>((histogram, value) => withHistogram(histogram, { [binOf(value)]: 1 }, 1), {});

const amounts = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: -2, max: 9 }))
  .map(([digits, exponent]) => new Decimal(`${digits}e${exponent}`));

const sorted = (values: readonly Decimal[]): readonly Decimal[] =>
  [...values].sort((one, other) => one.comparedTo(other));

test("a quantile is the order statistic of the sorted values, rounded, and within 2% of it", () => {
  fc.assert(
    fc.property(
      fc.array(amounts, { minLength: 1, maxLength: 60 }),
      fc.subarray([0, 0.25, 0.5, 0.75, 1]),
      (values, fractions) => {
        const told = quantiles(histogramOf(values), fractions);
        expect(told).toHaveLength(fractions.length);
        for (const [index, fraction] of fractions.entries()) {
          const exact = sorted(values)[Math.max(1, Math.ceil(values.length * fraction)) - 1] as Decimal;
          expect(told[index]?.toFixed()).toBe(roundedValue(binOf(exact)).toFixed());
          expect(told[index]?.minus(exact).abs().lte(exact.times("0.02"))).toBe(true);
        }
      },
    ),
    { numRuns: runs(1000) },
  );
});

/** R 4 `quantile(x, c(0.25, 0.5, 0.75), type = 1)`, NumPy `method="inverted_cdf"`: ranks 3, 5, 8 of 10 and 2, 3, 4 of 5. */
test.each([
  [
    [3, 6, 7, 8, 8, 10, 13, 15, 16, 20],
    ["7", "8", "15"],
  ],
  [
    [15, 20, 35, 40, 50],
    ["20", "35", "40"],
  ],
])("the quartiles of %j are those of a published example", (values, quartiles) => {
  const told = quantiles(histogramOf(values.map((each) => new Decimal(each))), [0.25, 0.5, 0.75]);
  expect(told.map(String)).toEqual(quartiles);
});

test.each([
  // The bin is 2 458 000 to 2 503 000; the bin of the guarantee is 3 924 000 to 3 995 000.
  ["2480880", "2500000"],
  ["3943915", "3950000"],
  ["199.9", "200"],
  ["200.34", "200"],
  // Bins 11.97 to 12.19 and 9.14 to 9.306.
  ["12.05", "12"],
  ["9.148", "9.2"],
  // Bins 0.05328 to 0.05425 and 1.037 to 1.055.
  ["0.0535", "0.054"],
  ["1.04", "1.05"],
])("%s is rounded to %s: no digit that the bin does not carry", (value, rounded) => {
  expect(roundedValue(binOf(new Decimal(value))).toFixed()).toBe(rounded);
});

test("a rounded value has three digits at most and is rounded to itself", () => {
  for (let bin = -400; bin < 1920; bin += 1) {
    const rounded = roundedValue(bin);
    expect(binOf(rounded)).toBe(bin);
    expect(rounded.precision()).toBeLessThanOrEqual(3);
  }
});

test("a value at an edge is in the bin above it, and the least below the edge is not", () => {
  for (let bin = -400; bin < 1920; bin += 1) {
    const edge = edgeOf(bin);
    expect(binOf(edge)).toBe(bin);
    expect(binOf(edge.times("0.999999999999"))).toBe(bin - 1);
  }
});

describe("the standing of a project in its group", () => {
  const standingsOf = (values: readonly Decimal[]): readonly Standing[] => {
    const [lower = "", , upper = ""] = quantiles(histogramOf(values), QUARTILES).map((each) => each.toFixed());
    return values.map((value) => standingOf(binOf(value), { lower, upper }));
  };
  const numbers = (...values: readonly number[]): readonly Decimal[] => values.map((value) => new Decimal(value));
  const { Below, Within, Above } = Standing;

  test("is within if it equals all of the group", () => {
    // Regression: the prices of six equal projects appeared above the typical range, because 199.90 was the middle of
    // the bin.
    expect(new Set(standingsOf(Array.from({ length: 6 }, () => new Decimal("200.34"))))).toEqual(new Set([Within]));
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 40 }), (value, count) => {
        expect(new Set(standingsOf(Array.from({ length: count }, () => value)))).toEqual(new Set([Within]));
      }),
    );
  });

  test("is below or above for less than a quarter each, and within for at least half", () => {
    const groups = fc.array(fc.oneof(amounts, fc.constantFrom(...numbers(0, 10, 10.01, 199.9, 200.34, 1000))), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(groups, (values) => {
        const standings = standingsOf(values);
        const share = (standing: Standing): number =>
          standings.filter((each) => each === standing).length / values.length;
        expect(share(Below)).toBeLessThan(0.25);
        expect(share(Above)).toBeLessThanOrEqual(0.25);
        expect(share(Within)).toBeGreaterThanOrEqual(0.5);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("of a group of five is below for the cheapest and above for the most expensive", () => {
    expect(standingsOf(numbers(10, 20, 30, 40, 50))).toEqual([Below, Within, Within, Within, Above]);
  });

  test("of two clusters is within where both hold a quartile, and above for a cluster that holds none", () => {
    expect(new Set(standingsOf(numbers(10, 10, 10, 90, 90, 90)))).toEqual(new Set([Within]));
    expect(standingsOf(numbers(10, 10, 10, 10, 90))).toEqual([Within, Within, Within, Within, Above]);
  });

  test("is within the rounding of a quartile, and outside from its edge on", () => {
    // The quartiles are 10 and 100: their bins are 10 to 10.18 and 100 to 101.8.
    const standing = (value: string): Standing => standingOf(binOf(new Decimal(value)), { lower: "10", upper: "100" });
    expect(["9.999", "10", "10.17", "101.7", "101.8"].map(standing)).toEqual([Below, Within, Within, Within, Above]);
  });
});

test("histograms of parts add up to that of the whole, and come apart again", () => {
  fc.assert(
    fc.property(fc.array(amounts), fc.array(amounts), (ones, others) => {
      const [one, other] = [histogramOf(ones), histogramOf(others)];
      const both = withHistogram(one, other, 1);
      expect(both).toEqual(histogramOf([...ones, ...others]));
      expect(withHistogram(both, other, -1)).toEqual(one);
    }),
  );
});

test("values that are not above zero are below all others, and shown as 0", () => {
  const histogram = histogramOf(["-5", "0", "0.01"].map((text) => new Decimal(text)));
  const [median, highest] = quantiles(histogram, [0.5, 1]);
  expect(median?.toFixed()).toBe("0");
  expect(highest?.toFixed()).toBe("0.01");
});

test("an empty histogram has no quantiles", () => {
  expect(quantiles({}, [0.5])).toEqual([]);
});

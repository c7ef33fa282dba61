import { Decimal } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { binOf, type Histogram, quantiles, withHistogram } from "./histogram.js";

const histogramOf = (values: readonly Decimal[]): Histogram =>
  values.reduce<Histogram>((histogram, value) => withHistogram(histogram, { [binOf(value)]: 1 }, 1), {});

const amounts = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: -2, max: 9 }))
  .map(([digits, exponent]) => new Decimal(`${digits}e${exponent}`));

test("a quantile is within 1 % of the value at its rank", () => {
  fc.assert(
    fc.property(
      fc.array(amounts, { minLength: 1, maxLength: 60 }),
      fc.subarray([0, 0.25, 0.5, 0.75, 1]),
      (values, fractions) => {
        const sorted = [...values].sort((one, other) => one.comparedTo(other));
        const told = quantiles(histogramOf(values), fractions);
        expect(told).toHaveLength(fractions.length);
        for (const [index, fraction] of fractions.entries()) {
          const exact = sorted[Math.max(1, Math.ceil(values.length * fraction)) - 1] as Decimal;
          expect(told[index]?.minus(exact).abs().lte(exact.times("0.01"))).toBe(true);
        }
      },
    ),
    { numRuns: runs(1000) },
  );
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

test("what is not above zero is below everything, and told as 0", () => {
  const histogram = histogramOf(["-5", "0", "0.01"].map((text) => new Decimal(text)));
  const [median, highest] = quantiles(histogram, [0.5, 1]);
  expect(median?.toFixed()).toBe("0");
  expect(highest?.toNumber()).toBeCloseTo(0.01, 3);
});

test("there is no quantile of nothing", () => {
  expect(quantiles({}, [0.5])).toEqual([]);
});

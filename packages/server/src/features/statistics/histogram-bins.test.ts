import { Decimal } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { binOf, edgesWithin, type Histogram, rankOf, withHistogram } from "./histogram.js";
import { commonEdges, releasedBins } from "./histogram-bins.js";
import { QUARTILES } from "./released-tally.js";

const histogramOf = (values: readonly number[]): Histogram =>
  values.reduce<Histogram>((sum, value) => withHistogram(sum, { [binOf(new Decimal(value))]: 1 }, 1), {});

/** Prices of a few powers of ten, some of them alike, some of nothing. */
const prices = fc.array(fc.oneof(fc.integer({ min: 1, max: 4000 }), fc.constantFrom(0, 13.336, 30, 30.1, 500)), {
  minLength: 1,
  maxLength: 150,
});
const EVERY = 16;
const minimums = fc.integer({ min: 1, max: 8 });

const edgesOf = (groups: readonly Histogram[], minimum: number): readonly number[] =>
  commonEdges(
    groups.map((histogram) => ({ histogram, areQuartilesReleased: true })),
    edgesWithin(
      groups.reduce((sum, each) => withHistogram(sum, each, 1), {}),
      EVERY,
    ),
    minimum,
  );

test("every value that was counted is in one bin, and in the one between whose edges it lies", () => {
  fc.assert(
    fc.property(prices, minimums, (values, minimum) => {
      const bins = releasedBins(histogramOf(values), edgesOf([histogramOf(values)], minimum)) ?? [];
      for (const [index, { from, below, projects }] of bins.entries()) {
        expect(from).toBe(bins[index - 1]?.below);
        const inside = values.filter((value) => value >= Number(from ?? -1) && value < Number(below ?? Infinity));
        expect(inside).toHaveLength(projects);
      }
      if (bins.length > 0) expect(bins.reduce((sum, { projects }) => sum + projects, 0)).toBe(values.length);
      expect(bins[0]?.from).toBeUndefined();
      expect(bins.at(-1)?.below).toBeUndefined();
    }),
  );
});

test("no bin has some projects and yet fewer than the minimum, in any of the groups", () => {
  fc.assert(
    fc.property(fc.array(prices, { minLength: 1, maxLength: 4 }), minimums, (groups, minimum) => {
      const histograms = groups.map(histogramOf);
      const edges = edgesOf(histograms, minimum);
      for (const histogram of histograms) {
        const bins = releasedBins(histogram, edges) ?? [];
        for (const { projects } of bins) expect(projects === 0 || projects >= minimum).toBe(true);
      }
      const all =
        releasedBins(
          histograms.reduce((sum, each) => withHistogram(sum, each, 1), {}),
          edges,
        ) ?? [];
      for (const { projects } of all) expect(projects).toBeGreaterThanOrEqual(minimum);
    }),
  );
});

test("between an edge and a quartile lie none or not fewer than the minimum", () => {
  fc.assert(
    fc.property(prices, minimums, (values, minimum) => {
      const histogram = histogramOf(values);
      const bins = releasedBins(histogram, edgesOf([histogram], minimum)) ?? [];
      let below = 0;
      for (const { projects } of bins.slice(0, -1)) {
        below += projects;
        for (const rank of QUARTILES.map((fraction) => rankOf(fraction, values.length))) {
          const between = rank <= below ? below - rank : rank - 1 - below;
          expect(between === 0 || between >= minimum).toBe(true);
        }
      }
    }),
  );
});

test("the bins are the same in whatever order values and groups come", () => {
  fc.assert(
    fc.property(fc.array(prices, { minLength: 1, maxLength: 3 }), minimums, (groups, minimum) => {
      const turned = groups.map((values) => histogramOf([...values].reverse())).reverse();
      expect(edgesOf(turned, minimum)).toEqual(edgesOf(groups.map(histogramOf), minimum));
    }),
  );
});

test("neighbouring bins become one until each has enough, and the ends stay open", () => {
  // Of 40 projects, the quartiles are the 10th, the 20th and the 30th.
  const counts = { 10: 3, 20: 7, 40: 10, 80: 20 };
  const values = Object.entries(counts).flatMap(([price, count]) => Array.from({ length: count }, () => Number(price)));
  const histogram = histogramOf(values);
  // 10^(11/8) is the first edge above 20, and 10^(13/8) the first above 40.
  expect(releasedBins(histogram, edgesOf([histogram], 5))).toEqual([
    { below: "23.71", projects: 10 },
    { from: "23.71", below: "42.17", projects: 10 },
    { from: "42.17", projects: 20 },
  ]);
  // From the 11th to the 19th there are nine.
  expect(releasedBins(histogram, edgesOf([histogram], 10))).toBeUndefined();
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { niceScale, tickLabels } from "./scale.js";

describe("the marks of an axis", () => {
  test.each([
    [
      [0, 3.9e6],
      [0, 1e6, 2e6, 3e6, 4e6],
    ],
    [
      [-538_418, 1_657_172],
      [-1e6, -500_000, 0, 500_000, 1e6, 1.5e6, 2e6],
    ],
    [
      [0, 0.7],
      [0, 0.2, 0.4, 0.6, 0.8],
    ],
    [[-40], [-40, -30, -20, -10, 0]],
    [[], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])("for %j are %j", (values, ticks) => {
    expect(niceScale(values).ticks).toEqual(ticks);
  });

  test("hold every value and 0 between the first and the last, at even steps", () => {
    const value = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), (values) => {
        const { ticks, place } = niceScale(values);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(13);
        expect(ticks).toContain(0);
        for (const known of values) {
          expect(place(known)).toBeGreaterThanOrEqual(-1e-9);
          expect(place(known)).toBeLessThanOrEqual(1 + 1e-9);
        }
        const [first = 0] = ticks;
        expect(place(first)).toBeCloseTo(0, 9);
        expect(place(ticks.at(-1) ?? 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe("the labels of the marks", () => {
  test.each([
    [
      [0, 1e6, 2e6],
      ["$0", "$1M", "$2M"],
    ],
    [
      [-500_000, 0, 500_000, 1e6],
      ["−$0.5M", "$0.0", "$0.5M", "$1.0M"],
    ],
    [
      [0, 50_000, 100_000],
      ["$0", "$50k", "$100k"],
    ],
    [
      [0, 2000, 4000],
      ["$0", "$2,000", "$4,000"],
    ],
    [
      [0, 0.2, 0.4],
      ["$0.0", "$0.2", "$0.4"],
    ],
  ])("%j read %j", (ticks, labels) => {
    expect(tickLabels(ticks, "$")).toEqual(labels);
  });
});

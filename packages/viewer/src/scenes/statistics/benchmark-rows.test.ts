import type { Benchmark } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { benchmarkRows, standingOf } from "./benchmark-rows.js";

const quartiles = { projects: 12, lower: "100", median: "200", upper: "400" };
const LIGHTING: Benchmark = { technologyTypeId: 5, technology: "Lighting", projects: 12, pricePerMmbtu: quartiles };
const OF_SCHOOLS: Benchmark = { ...LIGHTING, marketSegmentId: 4, marketSegment: "K-12 Schools", sizeClass: "small" };
const PROJECT = {
  minimumGroupSize: 5,
  works: [
    {
      technologyTypeId: 5,
      technology: "Lighting",
      measures: [],
      sizeClass: "small",
      price: "5000",
      pricePerMmbtu: "90",
      benchmarks: [LIGHTING],
    },
  ],
} as const;

test.each([
  ["99.99", "below the middle half"],
  ["100", "within the middle half"],
  ["400", "within the middle half"],
  ["400.01", "above the middle half"],
])("a value of %s stands %s", (value, standing) => {
  expect(standingOf(value, quartiles)).toBe(standing);
});

describe("rows of benchmarks", () => {
  const ofAll = { quantity: "pricePerMmbtu" } as const;

  test("leave out groups of which the quantity is not told", () => {
    expect(benchmarkRows([LIGHTING], { quantity: "price" })).toEqual([]);
  });

  test("are named by the technology, or by segment and size within one", () => {
    const boilers = { ...LIGHTING, technologyTypeId: 1, technology: "Boiler plant" };
    const labels = (...benchmarks: readonly Benchmark[]) => benchmarkRows(benchmarks, ofAll).map(({ label }) => label);
    expect(labels(LIGHTING, boilers)).toEqual(["Lighting", "Boiler plant"]);
    expect(labels(LIGHTING, OF_SCHOOLS)).toEqual(["Lighting, all work", "K-12 Schools · Up to $100,000"]);
  });

  test("have the value of a project where its work belongs, and nowhere else", () => {
    const rows = benchmarkRows([LIGHTING, OF_SCHOOLS], { ...ofAll, project: PROJECT });
    expect(rows.map(({ yours, standing }) => [yours, standing])).toEqual([
      ["90", "below the middle half"],
      [undefined, undefined],
    ]);
  });
});

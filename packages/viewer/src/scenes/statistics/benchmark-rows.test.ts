import type { Benchmark } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { benchmarkRows, QUANTITY_FORMATS } from "./benchmark-rows.js";

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
      // Counted a moment later than the benchmarks beside it.
      benchmarks: [{ ...LIGHTING, pricePerMmbtu: { ...quartiles, lower: "95", standing: "below" } }],
    },
  ],
} as const;

test("amounts have the digits of their rounding: no cents in a rounded median, and no digits lost", () => {
  const { pricePerMmbtu, price, simplePayback } = QUANTITY_FORMATS;
  expect(["200", "39.5", "2500"].map(pricePerMmbtu.rounded)).toEqual(["$200", "$39.50", "$2,500"]);
  expect(price.rounded("2500000")).toBe("$2,500,000");
  expect(["12", "9.2", "5.35"].map(simplePayback.rounded)).toEqual(["12", "9.2", "5.35"]);
});

test("a project's own value is rounded once, for display", () => {
  expect(QUANTITY_FORMATS.simplePayback.own("9.148")).toBe("9.1");
  expect(QUANTITY_FORMATS.pricePerMmbtu.own("200.344999")).toBe("$200.34");
});

describe("rows of benchmarks", () => {
  const ofAll = { quantity: "pricePerMmbtu" } as const;

  test("leave out groups of which the quantity is not shown", () => {
    expect(benchmarkRows([LIGHTING], { quantity: "price" })).toEqual([]);
  });

  test("are named by the technology, or by segment and size within one", () => {
    const boilers = { ...LIGHTING, technologyTypeId: 1, technology: "Boiler plant" };
    const labels = (...benchmarks: readonly Benchmark[]) => benchmarkRows(benchmarks, ofAll).map(({ label }) => label);
    expect(labels(LIGHTING, boilers)).toEqual(["Lighting", "Boiler plant"]);
    expect(labels(LIGHTING, OF_SCHOOLS)).toEqual(["Lighting, all measures", "K-12 Schools · Up to $100,000"]);
  });

  test("have the value of a project only at the groups of its measures", () => {
    const rows = benchmarkRows([LIGHTING, OF_SCHOOLS], { ...ofAll, project: PROJECT });
    expect(rows.map(({ yours, standing, quartiles: { lower } }) => [yours, standing, lower])).toEqual([
      ["90", "lower than most projects", "95"],
      [undefined, undefined, "100"],
    ]);
  });
});

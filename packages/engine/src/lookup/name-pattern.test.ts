import { describe, expect, test } from "vitest";
import { namePattern } from "./name-pattern.js";

describe("a pattern of names", () => {
  test.each([
    ["costSavings.years[year=*].payment", "costSavings.years[year=3].payment", true],
    ["costSavings.years[year=*].payment", "costSavings.years[year=3].paymentDate", false],
    ["*payment", "Total PAYMENT", true],
    ["total", "Total payments", true],
    ["payment", "Total payments", true],
    ["interest", "Total payments", false],
    ["a.b", "axb", false],
    ["*", "anything", true],
    ["", "anything", true],
  ])("%s fits %s: %s", (pattern, name, fits) => {
    expect(namePattern(pattern)(name)).toBe(fits);
  });

  test("fits where one of several names does", () => {
    expect(namePattern("index rate")("financing.indexRate", "Index rate")).toBe(true);
  });
});

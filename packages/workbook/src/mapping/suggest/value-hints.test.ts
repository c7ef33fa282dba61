import { expect, test } from "vitest";
import { hintedPaths } from "./value-hints.js";

const possible = (label: string, content: string, number?: number): readonly string[] =>
  hintedPaths(label, content)
    .filter(({ isPossible }) => isPossible(number))
    .map(({ path }) => path)
    .filter((path) => path !== "financing.awardDate");

test("a label without a known name makes inputs possible whose numbers fit", () => {
  expect(possible("SOFR swap at pricing", "0.0378", 0.0378)).toEqual(["financing.indexRate"]);
  expect(possible("SOFR swap at pricing", "0.378", 0.378)).toEqual([]);
  expect(possible("Acquisition period (months of draws)", "14", 14)).toContain("financing.implementationPeriodMonths");
  expect(possible("Acquisition period (months of draws)", "140", 140)).toEqual([]);
  expect(possible("Part of savings backed by the ESCO", "0.95", 0.95)).toEqual(["other.guarPctEstSav"]);
});

test("a word of a list is possible under any label", () => {
  expect(possible("Rent payable", "Semi-annually")).toEqual(["financing.paymentTimingYear"]);
  expect(possible("Rent payable", "soon")).toEqual([]);
});

test("an amount for each year is a possible expense of all years", () => {
  expect(possible("Upkeep of improvements, per year", "6300", 6300)).toEqual([
    "performancePeriod[year=1..25].otherExpenses[fieldId=3].value",
  ]);
  expect(possible("Upkeep of improvements", "6300", 6300)).toEqual([]);
});

import { expect, test } from "vitest";
import { figureChanges } from "./figure-changes.js";

const year = (number: number, payment: string) => ({ year: number, payment });
const values = (payback: string | undefined, total: string, years: readonly object[]) => ({
  costSavings: { years, totalPayments: total },
  projectSummary: {
    financialSummary: { ...(payback !== undefined && { simplePayback: payback }), isStateLocal: true },
  },
});

test("figures that changed are told with their keys, the summary before totals, and those before years", () => {
  const before = values("14.2", "300", [year(1, "100"), year(2, "200")]);
  const after = values("14.1", "310", [year(2, "200"), year(1, "110")]);
  expect(figureChanges(before, after)).toEqual({
    count: 3,
    examples: [
      { path: "projectSummary.financialSummary.simplePayback", before: "14.2", after: "14.1" },
      { path: "costSavings.totalPayments", before: "300", after: "310" },
      { path: "costSavings.years[year=1].payment", before: "100", after: "110" },
    ],
  });
});

test("figures that came or went have one side, and without a calculation before all of them came", () => {
  const [none, one] = [values(undefined, "300", []), values("14.2", "300", [])];
  const path = "projectSummary.financialSummary.simplePayback";
  expect(figureChanges(none, one).examples).toEqual([{ path, after: "14.2" }]);
  expect(figureChanges(one, none).examples).toEqual([{ path, before: "14.2" }]);
  expect(figureChanges(undefined, one).count).toBe(3);
  expect(figureChanges(one, one)).toEqual({ count: 0, examples: [] });
});

test("of many the first are named and all are counted", () => {
  const years = (payment: string) => Array.from({ length: 90 }, (_, index) => year(index + 1, payment));
  const { count, examples } = figureChanges(values("1", "1", years("1")), values("2", "2", years("2")));
  expect([count, examples.length]).toEqual([92, 40]);
  expect(examples[0]?.path).toBe("projectSummary.financialSummary.simplePayback");
});

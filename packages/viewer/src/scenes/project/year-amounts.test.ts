import type { PresentedMeasurementYear } from "@epb/contract";
import { expect, test } from "vitest";
import { verifiedTotals } from "./year-amounts.js";

const year = (values: Partial<PresentedMeasurementYear>): PresentedMeasurementYear => ({
  id: "a",
  year: 1,
  status: 3,
  ...values,
});

test("totals have the years with verified savings only, exactly", () => {
  const years = [
    year({ verifiedSavings: "98000.1", guaranteedSavings: "100000" }),
    year({ verifiedSavings: "0.2", guaranteedSavings: "0.3" }),
    year({ guaranteedSavings: "5000" }),
    year({ status: 4, verifiedSavings: "7", guaranteedSavings: "7" }),
  ];
  expect(verifiedTotals(years)).toEqual({ verified: "98000.3", guaranteed: "100000.3", difference: "-2000" });
});

test("totals have no guaranteed savings if those of one year are not known", () => {
  expect(
    verifiedTotals([year({ verifiedSavings: "1", guaranteedSavings: "2" }), year({ verifiedSavings: "3" })]),
  ).toEqual({
    verified: "4",
  });
  expect(verifiedTotals([year({ guaranteedSavings: "2" })])).toBeUndefined();
});

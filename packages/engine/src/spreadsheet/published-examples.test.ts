import { expect, test } from "vitest";
import { ratesIn, relativeError, roundsTo } from "../../testing/closeness.js";
import { Decimal } from "../decimal/decimal.js";
import { internalRatesOfReturn } from "./internal-rates-of-return.js";
import { ratePerPeriod } from "./rate-per-period.js";
import type { RatesOfReturn } from "./rates-of-return.js";

// Microsoft publishes the examples of its Excel pages with a few digits (support.microsoft.com, "IRR function"), and those
// of the DAX functions of the same names with fifteen (learn.microsoft.com, "RATE function (DAX)").

const d = (value: Decimal | number | string): Decimal => new Decimal(value);

function onlyRate(result: RatesOfReturn): Decimal {
  const [rate = d(0), ...others] = ratesIn(result);
  expect(others).toEqual([]);
  return rate;
}

test("RATE(4*12, -200, 8000) of the DAX reference, to the 10^−7 that its iteration stops at", () => {
  const rate = onlyRate(ratePerPeriod({ periods: d(48), payment: d(-200), presentValue: d(8000) }));
  expect(relativeError(rate, d("0.00770147248820137")).lt("1e-9")).toBe(true);
});

test.each([
  ["after four years", 5, "-2.1"],
  ["after five years", 6, "8.7"],
  ["after two years, without a guess", 3, "-44.4"],
])("IRR of the page of Excel %s, in percent", (_, count, published) => {
  const flows = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000].slice(0, count).map(d);
  expect(roundsTo(onlyRate(internalRatesOfReturn(flows)).times(100), published)).toBe(true);
});

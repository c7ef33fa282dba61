import { daysBetween } from "../calendar/days-between.js";
import type { Amount } from "../decimal/amount.js";
import { Decimal } from "../decimal/decimal.js";
import { WideDecimal } from "../decimal/wide-decimal.js";
import { DAYS_PER_DISCOUNT_YEAR, type DatedFlow, datedFlows } from "./dated-flow.js";
import { noRate, type RatesOfReturn, ratesOfRoots, whyNoRate } from "./rates-of-return.js";
import { PowerSum } from "./roots/power-sum.js";

/**
 * XIRR, all solutions: every yearly rate from −99.99% to 1,000,000% at which flows on any dates have a present value of
 * 0. The dates come in any order: moving all flows by a day changes no rate.
 *
 *     Σ flow ÷ (1 + rate)^(days ÷ 365) = 0
 *     −100 + 55 ÷ 1.1^(365 ÷ 365) + 60.5 ÷ 1.1^(730 ÷ 365) = 0
 *
 * @throws EngineError "date/unreadable" for a text that is not a date.
 * @returns Fractions per year, to 34 digits; one that the present value only touches counts too, once.
 */
export function internalRatesOfReturnOfDates(flows: readonly DatedFlow<Amount, string>[]): RatesOfReturn {
  return ratesOfDatedFlows(datedFlows(flows));
}

function ratesOfDatedFlows(flows: readonly DatedFlow[]): RatesOfReturn {
  const reason = whyNoRate(flows.map(({ amount }) => amount));
  if (reason !== undefined) return noRate(reason);
  const [first] = flows;
  if (first === undefined) return noRate("all-zero");
  const days = flows.map(({ date }) => daysBetween(first.date, date));
  const lastDay = Math.max(...days);
  const daysToLast = days.map((day) => lastDay - day);
  // In steps as long as they can be: yearly flows are a polynomial of a few years, not of thousands of days.
  const daysPerStep = daysToLast.reduce(greatestCommonDivisor, 0);
  if (daysPerStep === 0) return noRate("no-rate-in-range");
  const sum = new PowerSum(
    flows.map(({ amount }, index) => ({
      coefficient: amount,
      exponent: new Decimal((daysToLast[index] ?? 0) / daysPerStep),
    })),
  );
  return ratesOfRoots(sum, new WideDecimal(DAYS_PER_DISCOUNT_YEAR).div(daysPerStep));
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

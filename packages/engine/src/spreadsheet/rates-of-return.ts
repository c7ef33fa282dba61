import { Decimal } from "../decimal/decimal.js";
import { toEngineDecimal, WideDecimal } from "../decimal/wide-decimal.js";
import { positiveRoots } from "./roots/positive-roots.js";
import type { PowerSum } from "./roots/power-sum.js";

/** Rates of return are searched from −99.99% to 1,000,000%, both included. */
const LOWEST_RATE_OF_RETURN: Decimal = new Decimal("-0.9999");
const HIGHEST_RATE_OF_RETURN: Decimal = new Decimal("10000");

export type NoRateReason =
  /** A flow is no finite number. */
  | "not-a-number"
  /** Nothing flows: every rate makes the present value zero, and so none is its rate of return. */
  | "all-zero"
  /** Money flows in one direction only, and no rate makes its present value zero. */
  | "one-sign"
  /** The number of periods is 0 or below. */
  | "periods-not-positive"
  /** Flows of both signs, and no rate in the range makes their present value zero. */
  | "no-rate-in-range";

/** Why there is no rate of return, in words. */
export const NO_RATE_REASONS: Readonly<Record<NoRateReason, string>> = {
  "not-a-number": "a cash flow is no finite number",
  "all-zero": "every cash flow is zero",
  "one-sign": "money flows in one direction only",
  "periods-not-positive": "the number of periods is 0 or below",
  "no-rate-in-range": "no rate in the range that is searched makes the present value zero",
};

/**
 * Every rate at which the present value of flows is zero, from {@link LOWEST_RATE_OF_RETURN} to
 * 1,000,000%: there may be none, and there may be several.
 */
export type RatesOfReturn =
  | { readonly kind: "none"; readonly reason: NoRateReason }
  | { readonly kind: "one"; readonly rate: Decimal }
  /** Rising. */
  | { readonly kind: "several"; readonly rates: readonly Decimal[] };

export const noRate = (reason: NoRateReason): RatesOfReturn => ({ kind: "none", reason });

/** Why amounts cannot have a rate of return, whenever they flow; undefined when they can. */
export function whyNoRate(amounts: readonly Decimal[]): NoRateReason | undefined {
  if (!amounts.every((amount) => amount.isFinite())) return "not-a-number";
  if (amounts.every((amount) => amount.isZero())) return "all-zero";
  const isOneSign = amounts.every((amount) => amount.gte(0)) || amounts.every((amount) => amount.lte(0));
  return isOneSign ? "one-sign" : undefined;
}

/**
 * The rates behind the roots of a sum of powers of x, where 1 + rate = x^stepsPerYear.
 *
 * @param stepsPerYear - Steps of the exponents in the time that the rate is for: 365 for days and a yearly rate.
 */
export function ratesOfRoots(sum: PowerSum, stepsPerYear: Decimal): RatesOfReturn {
  const perStep = new WideDecimal(1).div(stepsPerYear);
  const [lowest, highest] = [LOWEST_RATE_OF_RETURN, HIGHEST_RATE_OF_RETURN].map((rate) =>
    new WideDecimal(rate).plus(1).pow(perStep),
  );
  if (lowest === undefined || highest === undefined) return noRate("no-rate-in-range");
  const rates = positiveRoots(sum, lowest, highest).map((root) =>
    toEngineDecimal(new WideDecimal(root).pow(stepsPerYear).minus(1)),
  );
  // The same in all its 34 digits is the same rate.
  return asRates(rates.filter((rate, index) => rates[index - 1]?.eq(rate) !== true));
}

/** The result for rates in rising order. */
export function asRates(rates: readonly Decimal[]): RatesOfReturn {
  const [rate, ...more] = rates;
  if (rate === undefined) return noRate("no-rate-in-range");
  return more.length === 0 ? { kind: "one", rate } : { kind: "several", rates };
}

import type { Amount } from "../decimal/amount.js";
import { Decimal, ONE } from "../decimal/decimal.js";
import { cellNumbers } from "./cell-number.js";
import { noRate, type RatesOfReturn, ratesOfRoots, whyNoRate } from "./rates-of-return.js";
import { PowerSum } from "./roots/power-sum.js";

/**
 * IRR, all solutions: every rate per period from −99.99% to 1,000,000% at which the flows have a present value of 0. A
 * spreadsheet returns one rate, which depends on its guess, or an error. Flows that change their sign more than once
 * may have several rates.
 *
 *     Σ flow(i) ÷ (1 + rate)^i = 0, i from 0
 *     −1 600 + 10 000 ÷ 1.25 − 10 000 ÷ 1.25^2 = 0
 *     −1 600 + 10 000 ÷ 5 − 10 000 ÷ 5^2 = 0
 *
 * @param flows - $, in order; the first flow is not discounted. A period without a flow has a 0.
 * @returns Fractions per period, to 34 digits; a rate at which the present value touches 0 without a change of sign
 *   counts once.
 */
export function internalRatesOfReturn(flows: readonly Amount[]): RatesOfReturn {
  return ratesOfFlows(cellNumbers(flows));
}

function ratesOfFlows(flows: readonly Decimal[]): RatesOfReturn {
  const reason = whyNoRate(flows);
  if (reason !== undefined) return noRate(reason);
  const lastPeriod = flows.length - 1;
  const sum = new PowerSum(
    flows.map((flow, period) => ({ coefficient: flow, exponent: new Decimal(lastPeriod - period) })),
  );
  return ratesOfRoots(sum, ONE);
}

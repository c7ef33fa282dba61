import type { Amount } from "../decimal/amount.js";
import { type Decimal, ONE } from "../decimal/decimal.js";
import { wholePart } from "../decimal/whole-part.js";
import { WideDecimal } from "../decimal/wide-decimal.js";
import { annuityFactors } from "./annuity.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { cellNumber, cellNumbers } from "./cell-number.js";
import { answer, areNumbers, failure, type NoNumber, type SpreadsheetResult } from "./result.js";

export interface CumulativeTerms<Value extends Amount = Decimal> {
  /** Fraction per period, above 0. */
  readonly rate: Value;
  /** Number of payments; decimals are dropped. */
  readonly periods: Value;
  /** Loan, $ above 0. */
  readonly presentValue: Value;
  /** From 1 on; decimals are dropped. */
  readonly firstPeriod: Value;
  /** Up to the number of periods; decimals are dropped. */
  readonly lastPeriod: Value;
  readonly timing: AnnuityTiming;
}

/**
 * CUMPRINC: what the payments of several periods pay a loan back.
 *
 *     cumulative principal = −(balance before the first period's payment − balance after the last period's)
 *     −1 005.77827118 + 125 000 × 0.0075 = −68.27827118   (the first month)
 *
 * @returns $, below 0 for money paid out.
 */
export function cumulativePrincipal(terms: CumulativeTerms<Amount>): SpreadsheetResult {
  const wide = wideCumulativePrincipal(terms);
  return wide.ok ? answer(wide.value) : wide;
}

/** The sum and what is paid for it with all their digits, for what is computed from them. */
export function wideCumulativePrincipal(
  terms: CumulativeTerms<Amount>,
): { readonly ok: true; readonly value: Decimal; readonly paid: Decimal } | NoNumber {
  const { timing } = terms;
  const rate = cellNumber(terms.rate);
  const presentValue = cellNumber(terms.presentValue);
  const counts = cellNumbers([terms.periods, terms.firstPeriod, terms.lastPeriod]);
  if (!areNumbers(rate, presentValue, ...counts)) return failure("not-a-number");
  const [periods, first, last] = counts.map(wholePart);
  if (periods === undefined || first === undefined || last === undefined) return failure("not-a-number");
  if (rate.lte(0)) return failure("rate-not-positive");
  if (periods.lte(0)) return failure("periods-not-positive");
  if (presentValue.lte(0)) return failure("present-value-not-positive");
  if (first.lt(1) || last.lt(first) || last.gt(periods)) return failure("period-out-of-range");

  const whole = annuityFactors(rate, periods, timing);
  const payment = whole.growth.times(presentValue).div(whole.accumulation).neg();
  /** Balance right after a payment. */
  const balance = (paidPeriods: Decimal): Decimal => {
    if (paidPeriods.isZero()) return new WideDecimal(presentValue);
    const { growth, accumulation } = annuityFactors(rate, paidPeriods, timing);
    const atEnd = growth.times(presentValue).plus(accumulation.times(payment));
    return timing === AnnuityTiming.Beginning ? atEnd.div(new WideDecimal(rate).plus(1)) : atEnd;
  };
  const value = balance(last).minus(balance(first.minus(1)));
  return { ok: true, value, paid: payment.times(last.minus(first).plus(ONE)) };
}

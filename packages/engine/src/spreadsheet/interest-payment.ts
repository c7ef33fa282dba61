import type { Amount } from "../decimal/amount.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { WideDecimal } from "../decimal/wide-decimal.js";
import { annuityFactors } from "./annuity.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { cellNumber } from "./cell-number.js";
import type { PaymentTerms } from "./payment.js";
import { answer, areNumbers, failure, type NoNumber, type SpreadsheetResult } from "./result.js";

export interface PeriodPaymentTerms<Value extends Amount = Decimal> extends PaymentTerms<Value> {
  /** Counted from 1 to the number of periods. */
  readonly period: Value;
}

/**
 * IPMT: the part of a level payment that is interest: the rate on what was owed since the payment before. The first
 * payment at the beginning of a period holds none.
 *
 *     interest = −rate × balance after the payment before
 *     0.1 ÷ 12 × 8 000 = 66.666…
 *
 * @returns $ of one period, below 0 for money paid out.
 */
export function interestPayment(terms: PeriodPaymentTerms<Amount>): SpreadsheetResult {
  const wide = wideInterestPayment(terms);
  return wide.ok ? answer(wide.value) : wide;
}

/** The interest and the whole payment with all their digits, for what is computed from them. */
export function wideInterestPayment(
  terms: PeriodPaymentTerms<Amount>,
): { readonly ok: true; readonly value: Decimal; readonly payment: Decimal } | NoNumber {
  const rate = cellNumber(terms.rate);
  const period = cellNumber(terms.period);
  const periods = cellNumber(terms.periods);
  const presentValue = cellNumber(terms.presentValue);
  const futureValue = cellNumber(terms.futureValue ?? ZERO);
  const { timing = AnnuityTiming.End } = terms;
  if (!areNumbers(rate, period, periods, presentValue, futureValue)) return failure("not-a-number");
  if (period.lt(1) || period.gt(periods)) return failure("period-out-of-range");
  const whole = annuityFactors(rate, periods, timing);
  const payment = whole.growth.times(presentValue).plus(futureValue).div(whole.accumulation).neg();
  if (!payment.isFinite()) return failure("no-answer");
  const isAtStart = timing === AnnuityTiming.Beginning;
  if (isAtStart && period.eq(1)) return { ok: true, value: new WideDecimal(0), payment };
  const elapsed = annuityFactors(rate, period.minus(isAtStart ? 2 : 1), timing);
  const grown = elapsed.growth.times(presentValue).plus(elapsed.accumulation.times(payment));
  const value = (isAtStart ? grown.plus(payment) : grown).times(rate).neg();
  return value.isFinite() ? { ok: true, value, payment } : failure("no-answer");
}

import type { Amount } from "../decimal/amount.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { WideDecimal } from "../decimal/wide-decimal.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { cellNumber } from "./cell-number.js";
import { answer, areNumbers, failure, type SpreadsheetResult } from "./result.js";

export interface PeriodsTerms<Value extends Amount = Decimal> {
  /** Fraction per period. */
  readonly rate: Value;
  /** $ per period; below 0 for money paid out. */
  readonly payment: Value;
  /** $ now. */
  readonly presentValue: Value;
  /** $ left after the last payment; 0 where none is given. */
  readonly futureValue?: Value;
  /** At the end of the period where none is given. */
  readonly timing?: AnnuityTiming;
}

/**
 * NPER: the number of periods of level payments. The number need not be whole. The number is below 0 if the amounts
 * have grown from an earlier time to the present.
 *
 *     periods = ln(growth) ÷ ln(1 + rate), and −(present value + future value) ÷ payment at a rate of 0
 *     growth = (payment × (1 + rate × type) − future value × rate) ÷ (payment × (1 + rate × type) + present value × rate)
 *     −(1 000 + 50) ÷ −100 = 10.5   (without interest)
 *
 * @returns Periods; no result if payments never reach the future value.
 */
export function numberOfPeriods(terms: PeriodsTerms<Amount>): SpreadsheetResult {
  const rate = cellNumber(terms.rate);
  const payment = cellNumber(terms.payment);
  const presentValue = cellNumber(terms.presentValue);
  const futureValue = cellNumber(terms.futureValue ?? ZERO);
  const { timing = AnnuityTiming.End } = terms;
  if (!areNumbers(rate, payment, presentValue, futureValue)) return failure("not-a-number");
  if (rate.lte(-1)) return failure("rate-not-above-minus-one");
  const wideRate = new WideDecimal(rate);
  if (rate.isZero()) {
    return payment.isZero()
      ? failure("no-answer")
      : answer(new WideDecimal(presentValue).plus(futureValue).div(payment).neg());
  }
  const due = timing === AnnuityTiming.Beginning ? wideRate.plus(1).times(payment) : new WideDecimal(payment);
  const growth = due.minus(wideRate.times(futureValue)).div(due.plus(wideRate.times(presentValue)));
  return growth.isFinite() && growth.gt(0) ? answer(growth.ln().div(wideRate.plus(1).ln())) : failure("no-answer");
}

import type { Amount } from "../decimal/amount.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { annuityFactors } from "./annuity.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { cellNumber } from "./cell-number.js";
import { answer, areNumbers, failure, type SpreadsheetResult } from "./result.js";

export interface PaymentTerms<Value extends Amount = Decimal> {
  /** Fraction per period. */
  readonly rate: Value;
  /** Number of payments; need not be whole. */
  readonly periods: Value;
  /** $; above 0 for money received now, as a loan is. */
  readonly presentValue: Value;
  /** $ left after the last payment; 0 where none is given. */
  readonly futureValue?: Value;
  /** At the end of the period where none is given. */
  readonly timing?: AnnuityTiming;
}

/**
 * PMT: the level payment of an annuity, such as a loan. Money paid out is below 0.
 *
 *     payment = −(present value × (1 + rate)^periods + future value) ÷ ((1 + rate × type) × ((1 + rate)^periods − 1) ÷ rate)
 *     −(10 000 × (1 + 0.08 ÷ 12)^10) ÷ (((1 + 0.08 ÷ 12)^10 − 1) ÷ (0.08 ÷ 12)) = −1 037.032…
 *
 * @returns $ per period; without an answer for 0 periods.
 */
export function payment(terms: PaymentTerms<Amount>): SpreadsheetResult {
  const rate = cellNumber(terms.rate);
  const periods = cellNumber(terms.periods);
  const presentValue = cellNumber(terms.presentValue);
  const futureValue = cellNumber(terms.futureValue ?? ZERO);
  const { timing = AnnuityTiming.End } = terms;
  if (!areNumbers(rate, periods, presentValue, futureValue)) return failure("not-a-number");
  const { growth, accumulation } = annuityFactors(rate, periods, timing);
  return accumulation.isZero()
    ? failure("no-answer")
    : answer(growth.times(presentValue).plus(futureValue).div(accumulation).neg());
}

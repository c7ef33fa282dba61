import type { Amount } from "../decimal/amount.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { annuityFactors } from "./annuity.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { cellNumber } from "./cell-number.js";
import { answer, areNumbers, failure, type SpreadsheetResult } from "./result.js";

export interface PresentValueTerms<Value extends Amount = Decimal> {
  /** Fraction per period. */
  readonly rate: Value;
  /** Number of payments; need not be whole. */
  readonly periods: Value;
  /** $ per period; below 0 for money paid out. */
  readonly payment: Value;
  /** $ left after the last payment; 0 where none is given. */
  readonly futureValue?: Value;
  /** At the end of the period where none is given. */
  readonly timing?: AnnuityTiming;
}

/**
 * PV: the present value of level payments and a last amount. Its sign is opposite to theirs: the amount to pay now to
 * receive them.
 *
 *     present value = −(payment × (1 + rate × type) × ((1 + rate)^periods − 1) ÷ rate + future value) ÷ (1 + rate)^periods
 *     −(500 × ((1 + 0.08 ÷ 12)^240 − 1) ÷ (0.08 ÷ 12)) ÷ (1 + 0.08 ÷ 12)^240 = −59 777.1458…
 *
 * @returns $; no result at a rate of −100%.
 */
export function presentValue(terms: PresentValueTerms<Amount>): SpreadsheetResult {
  const rate = cellNumber(terms.rate);
  const periods = cellNumber(terms.periods);
  const payment = cellNumber(terms.payment);
  const futureValue = cellNumber(terms.futureValue ?? ZERO);
  const { timing = AnnuityTiming.End } = terms;
  if (!areNumbers(rate, periods, payment, futureValue)) return failure("not-a-number");
  const { growth, accumulation } = annuityFactors(rate, periods, timing);
  return answer(accumulation.times(payment).plus(futureValue).div(growth).neg());
}

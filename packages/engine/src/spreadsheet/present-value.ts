import { type Decimal, ZERO } from "../decimal/decimal.js";
import { annuityFactors } from "./annuity.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { answer, areNumbers, failure, type SpreadsheetResult } from "./result.js";

export interface PresentValueTerms {
  /** Fraction per period. */
  readonly rate: Decimal;
  /** Number of payments; need not be whole. */
  readonly periods: Decimal;
  /** $ per period; below 0 for money paid out. */
  readonly payment: Decimal;
  /** $ left after the last payment; 0 where none is given. */
  readonly futureValue?: Decimal;
  /** At the end of the period where none is given. */
  readonly timing?: AnnuityTiming;
}

/**
 * PV: what level payments and a last amount are worth now. Of the other sign than they are: what must be paid now to
 * receive them.
 *
 *     present value = −(payment × (1 + rate × type) × ((1 + rate)^periods − 1) ÷ rate + future value) ÷ (1 + rate)^periods
 *     −(500 × ((1 + 0.08 ÷ 12)^240 − 1) ÷ (0.08 ÷ 12)) ÷ (1 + 0.08 ÷ 12)^240 = −59 777.1458…
 *
 * @returns $; without an answer at a rate of −100 %.
 */
export function presentValue(terms: PresentValueTerms): SpreadsheetResult {
  const { rate, periods, payment, futureValue = ZERO, timing = AnnuityTiming.End } = terms;
  if (!areNumbers(rate, periods, payment, futureValue)) return failure("not-a-number");
  const { growth, accumulation } = annuityFactors(rate, periods, timing);
  return answer(accumulation.times(payment).plus(futureValue).div(growth).neg());
}

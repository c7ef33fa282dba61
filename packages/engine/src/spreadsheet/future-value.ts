import { type Decimal, ZERO } from "../decimal/decimal.js";
import { annuityFactors } from "./annuity.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { answer, areNumbers, failure, type SpreadsheetResult } from "./result.js";

export interface FutureValueTerms {
  /** Fraction per period. */
  readonly rate: Decimal;
  /** Number of payments; need not be whole. */
  readonly periods: Decimal;
  /** $ per period; below 0 for money paid out. */
  readonly payment: Decimal;
  /** $ now; 0 where none is given. */
  readonly presentValue?: Decimal;
  /** At the end of the period where none is given. */
  readonly timing?: AnnuityTiming;
}

/**
 * FV: what an amount and level payments have grown to after the last period, of the other sign than they are.
 *
 *     future value = −(present value × (1 + rate)^periods + payment × (1 + rate × type) × ((1 + rate)^periods − 1) ÷ rate)
 *     500 × 1.005^10 + 200 × 1.005 × (1.005^10 − 1) ÷ 0.005 = 2 581.4033…
 *
 * @returns $
 */
export function futureValue(terms: FutureValueTerms): SpreadsheetResult {
  const { rate, periods, payment, presentValue = ZERO, timing = AnnuityTiming.End } = terms;
  if (!areNumbers(rate, periods, payment, presentValue)) return failure("not-a-number");
  const { growth, accumulation } = annuityFactors(rate, periods, timing);
  return answer(growth.times(presentValue).plus(accumulation.times(payment)).neg());
}

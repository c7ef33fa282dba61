import type { Amount } from "../decimal/amount.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { annuityFactors } from "./annuity.js";
import { AnnuityTiming } from "./annuity-timing.js";
import { cellNumber } from "./cell-number.js";
import { answer, areNumbers, failure, type SpreadsheetResult } from "./result.js";

export interface FutureValueTerms<Value extends Amount = Decimal> {
  /** Fraction per period. */
  readonly rate: Value;
  /** Number of payments; need not be whole. */
  readonly periods: Value;
  /** $ per period; below 0 for money paid out. */
  readonly payment: Value;
  /** $ now; 0 where none is given. */
  readonly presentValue?: Value;
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
export function futureValue(terms: FutureValueTerms<Amount>): SpreadsheetResult {
  const rate = cellNumber(terms.rate);
  const periods = cellNumber(terms.periods);
  const payment = cellNumber(terms.payment);
  const presentValue = cellNumber(terms.presentValue ?? ZERO);
  const { timing = AnnuityTiming.End } = terms;
  if (!areNumbers(rate, periods, payment, presentValue)) return failure("not-a-number");
  const { growth, accumulation } = annuityFactors(rate, periods, timing);
  return answer(growth.times(presentValue).plus(accumulation.times(payment)).neg());
}

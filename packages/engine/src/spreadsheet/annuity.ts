import type { Decimal } from "../decimal/decimal.js";
import { WideDecimal } from "../decimal/wide-decimal.js";
import { AnnuityTiming } from "./annuity-timing.js";

export interface AnnuityFactors {
  /** (1 + rate)^periods */
  readonly growth: Decimal;
  /** Value of payments of 1 after the last period. */
  readonly accumulation: Decimal;
}

/**
 * The two factors of the annuity equation, which every annuity function solves for a different variable:
 *
 *     present value × growth + payment × accumulation + future value = 0
 *     growth = (1 + rate)^periods
 *     accumulation = (growth − 1) ÷ rate × (1 + rate × type), and periods where the rate is 0
 *
 * Wide decimals; not finite if a rate of −100% or less has no real power.
 */
export function annuityFactors(rate: Decimal, periods: Decimal, timing: AnnuityTiming): AnnuityFactors {
  const one = new WideDecimal(1);
  const growth = one.plus(rate).pow(periods);
  const atEnd = rate.isZero() ? new WideDecimal(periods) : growth.minus(1).div(rate);
  return { growth, accumulation: timing === AnnuityTiming.Beginning ? atEnd.times(one.plus(rate)) : atEnd };
}

import type { Decimal } from "../decimal/decimal.js";
import { unsignedZero } from "../decimal/unsigned-zero.js";

/**
 * Savings of a category in the next year, without rounding.
 *
 *     savings(y) = savings(y − 1) × (1 + rate(y))
 *     100 000 × (1 + 0.025) = 102 500
 *
 * @param savingsOfYearBefore - $
 * @param escalationRate - Escalation rate for the category in year y, fraction.
 * @returns $
 * @spec C §9 "Later years = previous year's value grown"; D15
 */
export function escalatedSavings(savingsOfYearBefore: Decimal, escalationRate: Decimal): Decimal {
  // value + value × rate, so that a missing rate (0) costs nothing.
  return escalationRate.isZero()
    ? savingsOfYearBefore
    : unsignedZero(savingsOfYearBefore.times(escalationRate.plus(1)));
}

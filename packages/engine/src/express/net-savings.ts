import type { Decimal } from "../decimal/decimal.js";

/**
 * Guaranteed savings of a year less its debt service.
 *
 *     net savings = guaranteed savings − debt service
 *     110 000 − 96 342.29 = 13 657.71
 *
 * @param guaranteedSavings - $
 * @param debtService - $
 * @returns $; negative if the guaranteed savings do not cover the debt service.
 * @spec D25
 */
export function netSavings(guaranteedSavings: Decimal, debtService: Decimal): Decimal {
  return guaranteedSavings.minus(debtService);
}

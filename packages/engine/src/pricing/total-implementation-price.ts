import type { Decimal } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";

/**
 * Price of the whole project.
 *
 *     total = Σ measure prices + project development price
 *     2 745 000 + 1 680 000 + 110 000 = 4 535 000
 *
 * @param measurePrices - Price of each measure, $.
 * @param projectDevelopmentPrice - $
 * @returns $
 * @spec C §3 "Implementation totals", D13
 */
export function totalImplementationPrice(measurePrices: readonly Decimal[], projectDevelopmentPrice: Decimal): Decimal {
  return sum(measurePrices).plus(projectDevelopmentPrice);
}

import type { Decimal } from "../decimal/decimal.js";
import { unsignedZero } from "../decimal/unsigned-zero.js";

/**
 * Years until savings of one year, repeated, have paid a price; undefined when there are no savings.
 *
 *     simple payback = price ÷ annual cost savings
 *     13 200 000 ÷ 4 400 000 = 3
 *
 * @param price - $
 * @param annualCostSavings - $ a year
 * @returns Years.
 * @spec C §9 "Simple payback = implementation price / annual cost"
 */
export function simplePaybackYears(price: Decimal, annualCostSavings: Decimal): Decimal | undefined {
  return annualCostSavings.isZero() ? undefined : unsignedZero(price.div(annualCostSavings));
}

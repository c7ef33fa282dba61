import type { Decimal } from "../decimal/decimal.js";
import { unsignedZero } from "../decimal/unsigned-zero.js";

/**
 * Number of years until equal yearly savings have paid back a price; undefined if the savings are not above 0, or if
 * the price is below 0.
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
  return annualCostSavings.gt(0) && price.gte(0) ? unsignedZero(price.div(annualCostSavings)) : undefined;
}

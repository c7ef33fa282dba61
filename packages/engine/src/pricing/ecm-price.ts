import type { Decimal } from "../decimal/decimal.js";

/**
 * Price of one measure.
 *
 *     price = base construction cost + delivery charge − applied incentives
 *     2 200 000 + 620 000 − 75 000 = 2 745 000
 *
 * @param baseConstructionCost - $
 * @param deliveryCharge - $
 * @param appliedIncentives - $
 * @returns $
 * @spec C §9 "ECM implementation price = base construction cost"; D12
 */
export function ecmPrice(baseConstructionCost: Decimal, deliveryCharge: Decimal, appliedIncentives: Decimal): Decimal {
  return baseConstructionCost.plus(deliveryCharge).minus(appliedIncentives);
}

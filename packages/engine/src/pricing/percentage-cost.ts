import type { Decimal } from "../decimal/decimal.js";

/**
 * Part of the implementation price that is given as a percentage of the base construction cost.
 *
 *     cost = percentage × base construction cost
 *     0.08 × 3 500 000 = 280 000
 *
 * @param percentage - Fraction.
 * @param baseConstructionCost - Base construction cost of all measures, $.
 * @returns $
 * @spec C §3 "project-level implementation pricing", C §9 "Energy and implementation"
 */
export function percentageCost(percentage: Decimal, baseConstructionCost: Decimal): Decimal {
  return percentage.times(baseConstructionCost);
}

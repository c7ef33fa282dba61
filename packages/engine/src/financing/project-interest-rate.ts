import type { Decimal } from "../decimal/decimal.js";

/**
 * Interest rate of the project.
 *
 *     rate = index rate + added premium
 *     0.0480 + 0.0116 = 0.0596
 *
 * @param indexRate - Fraction per year.
 * @param addedPremium - Fraction per year.
 * @returns Fraction per year.
 * @spec C §9 Financing, "Project interest rate = index rate + added"
 */
export function projectInterestRate(indexRate: Decimal, addedPremium: Decimal): Decimal {
  return indexRate.plus(addedPremium);
}

import type { Decimal } from "../decimal/decimal.js";
import { roundGuaranteedSavings } from "../decimal/rounding.js";

/**
 * Estimated savings of a year.
 *
 *     estimated = Σ categories + incentives and other payments ÷ guaranteed percentage
 *     400 000 + 15 000 ÷ 0.95 = 415 789.47…
 *
 * @param categorySavings - Σ of the categories, $.
 * @param incentives - Incentives and other payments of the year, $.
 * @param guaranteedPercentage - Fraction, above 0.
 * @returns $
 * @spec C §9 "Each year's estimated annual savings = …"
 */
export function estimatedAnnualSavings(
  categorySavings: Decimal,
  incentives: Decimal,
  guaranteedPercentage: Decimal,
): Decimal {
  return incentives.isZero() ? categorySavings : categorySavings.plus(incentives.div(guaranteedPercentage));
}

/**
 * Guaranteed savings of a year, whole dollars: estimated savings × guaranteed percentage, with incentives counted
 * dollar for dollar. The formula has no division, because 9,500.50 ÷ 0.95 × 0.95 is slightly less than 9,500.50, and
 * rounding would lose a dollar.
 *
 *     guaranteed = round(Σ categories × guaranteed percentage + incentives)
 *     400 000 × 0.95 + 15 000 = 395 000
 *
 * @param categorySavings - Σ of the categories, $.
 * @param incentives - Incentives and other payments of the year, $.
 * @param guaranteedPercentage - Fraction.
 * @returns Whole $.
 * @spec C §9 "Guaranteed saving = estimated savings x guaranteed", "rounded to zero decimals"
 */
export function guaranteedAnnualSavings(
  categorySavings: Decimal,
  incentives: Decimal,
  guaranteedPercentage: Decimal,
): Decimal {
  return roundGuaranteedSavings(categorySavings.times(guaranteedPercentage).plus(incentives));
}

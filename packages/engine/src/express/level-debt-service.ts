import { type Decimal, ONE } from "../decimal/decimal.js";

/**
 * Debt service of a year in the express edition: the equal amount, paid at the end of each year, that repays a price
 * with interest.
 *
 *     debt service = price × rate × (1 + rate)^years ÷ ((1 + rate)^years − 1)
 *     1 000 000 × 0.05 × 1.05^15 ÷ (1.05^15 − 1) = 96 342.287…
 *     without a rate: price ÷ years
 *     1 000 000 ÷ 15 = 66 666.666…
 *
 * @param price - $
 * @param annualRate - Project interest rate, fraction per year, 0 or more.
 * @param years - Years of the finance term, 1 or more.
 * @returns $ a year, not rounded.
 * @spec C §3 "financing: financeTermYears", D25
 */
export function levelDebtService(price: Decimal, annualRate: Decimal, years: number): Decimal {
  return annualRate.isZero() ? price.div(years) : withInterest(price, annualRate, years);
}

/**
 * Total debt service of the finance term, in the express edition.
 *
 *     total = years × price × rate × (1 + rate)^years ÷ ((1 + rate)^years − 1)
 *     15 × 1 000 000 × 0.05 × 1.05^15 ÷ (1.05^15 − 1) = 1 445 134.314…
 *     without a rate: the price
 *     1 000 000 × 0.08 × 1.08 ÷ (1.08 − 1) = 1 080 000   (one year)
 *
 * @param price - $
 * @param annualRate - Project interest rate, fraction per year, 0 or more.
 * @param years - Years of the finance term, 1 or more.
 * @returns $, not rounded.
 * @spec D25
 */
export function totalDebtService(price: Decimal, annualRate: Decimal, years: number): Decimal {
  return annualRate.isZero() ? price : withInterest(price.times(years), annualRate, years);
}

function withInterest(amount: Decimal, annualRate: Decimal, years: number): Decimal {
  const growth = annualRate.plus(ONE).pow(years);
  return amount.times(annualRate).times(growth).div(growth.minus(ONE));
}

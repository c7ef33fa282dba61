import { type Amount, toDecimal } from "../decimal/amount.js";
import { type Decimal, ONE } from "../decimal/decimal.js";

/**
 * Net savings (NS): present value of the savings of an investment less the present value of the investment, in dollars
 * of the base date.
 *
 *     net savings = present value of the savings − present value of the investment
 *     3 443 − 861 = 2 582
 *
 * Net savings = life-cycle cost without the investment − life-cycle cost with the investment.
 *
 * @param presentValueOfSavings - Saved costs of energy, water, operation, and maintenance, in $.
 * @param presentValueOfInvestment - Cost of the investment and its replacements, less residual values, in $.
 * @returns $; above 0 when the investment pays (10 CFR 436.20).
 */
export const netSavings = (presentValueOfSavings: Amount, presentValueOfInvestment: Amount): Decimal =>
  toDecimal(presentValueOfSavings).minus(toDecimal(presentValueOfInvestment));

/**
 * Savings-to-investment ratio (SIR): dollars saved for each dollar invested, both on the base date. Undefined if
 * nothing is invested, or if avoided replacements and residual values exceed the investment.
 *
 *     SIR = present value of the savings ÷ present value of the investment
 *     308 166 ÷ 170 000 = 1.81…
 *
 * @param presentValueOfSavings - Saved costs of energy, water, operation, and maintenance, in $.
 * @param presentValueOfInvestment - Cost of the investment and its replacements, less residual values, in $.
 * @returns Above 1 when the investment pays (10 CFR 436.21).
 */
export function savingsToInvestmentRatio(
  presentValueOfSavings: Amount,
  presentValueOfInvestment: Amount,
): Decimal | undefined {
  const investment = toDecimal(presentValueOfInvestment);
  return investment.gt(0) ? toDecimal(presentValueOfSavings).div(investment) : undefined;
}

/**
 * Adjusted internal rate of return (AIRR): the yearly yield of an investment whose savings are reinvested at the
 * discount rate until the end of the study. Undefined if the losses exceed the investment.
 *
 *     AIRR = (1 + discount rate) × SIR^(1 ÷ years of the study) − 1
 *     (1 + 0.03) × 1.81274^(1 ÷ 21) − 1 = 0.0595…
 *
 * Equal to the root that 10 CFR 436.22 describes: (savings grown to the end of the study ÷ present value of the
 * investment)^(1 ÷ years) − 1.
 *
 * @param ratio - Savings-to-investment ratio.
 * @param discountRate - Fraction per year.
 * @param studyPeriodYears - Whole years.
 * @returns Fraction per year; above the discount rate when the investment pays.
 */
export function adjustedInternalRateOfReturn(
  ratio: Amount,
  discountRate: Amount,
  studyPeriodYears: number,
): Decimal | undefined {
  const [saved, rate] = [toDecimal(ratio), toDecimal(discountRate)];
  return saved.lt(0) ? undefined : saved.pow(ONE.div(studyPeriodYears)).times(rate.plus(1)).minus(1);
}

import { MONTHS_PER_YEAR } from "../constants/horizons.js";
import type { Decimal } from "../decimal/decimal.js";
import { roundInterest } from "../decimal/rounding.js";

/**
 * Interest accrued on a loan balance over one month.
 *
 *     interest = balance × annual rate ÷ 12
 *     1 000 000 × 0.05 ÷ 12 = 4 166.667
 *
 * @param balance - Balance that bears interest in the month, $.
 * @param annualRate - Project interest rate, fraction per year (0.045 means 4.5%).
 * @returns $ to three decimals.
 * @spec C §9 Amortization, "monthly rate = annual rate / 12", "Interest rounds to 3 decimals"
 */
export function monthlyInterest(balance: Decimal, annualRate: Decimal): Decimal {
  return roundInterest(balance.times(annualRate).div(MONTHS_PER_YEAR));
}

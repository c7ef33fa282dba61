import { Decimal } from "../decimal/decimal.js";
import { roundYearlySum } from "../decimal/rounding.js";
import { levelDebtService, totalDebtService } from "./level-debt-service.js";

/**
 * Debt service of each year of the finance term, to the cent. All years are equal except the last year, which contains
 * the rounding difference, so that the years add up to the total. No year exceeds the remaining amount.
 *
 *     every year = round(level debt service, 2)
 *     last year = round(total debt service, 2) − the years before
 *     1 000 000 ÷ 15 = 66 666.666…, rounded 66 666.67
 *     1 000 000 − 14 × 66 666.67 = 66 666.62   (the last of 15 years)
 *
 * @param price - $
 * @param annualRate - Project interest rate, fraction per year, 0 or more.
 * @param years - Years of the finance term, 1 or more.
 * @returns Debt service of each year from year 1 to the end of the term, $ to the cent.
 * @spec D25
 */
export function debtServiceByYear(price: Decimal, annualRate: Decimal, years: number): readonly Decimal[] {
  const level = roundYearlySum(levelDebtService(price, annualRate, years));
  let left = roundYearlySum(totalDebtService(price, annualRate, years));
  return Array.from({ length: years }, (_, index) => {
    const debtService = index === years - 1 ? left : Decimal.min(level, left);
    left = left.minus(debtService);
    return debtService;
  });
}

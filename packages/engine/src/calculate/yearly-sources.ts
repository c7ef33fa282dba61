import type { PaymentSource } from "../amortization/calculate-amortization.js";
import type { CostSavingsSource } from "../cost-savings/calculate-cost-savings.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import type { YearList } from "../lists/year-list.js";
import type { AmortizationValues } from "../model/calculated/amortization-values.js";
import type { PerformanceYear } from "../performance-period/calculate-expenses.js";
import { guaranteedAnnualSavings } from "../savings/annual-savings.js";
import type { ItemizedSavingsResult } from "../savings/calculate-itemized-savings.js";

type Expenses = YearList<PerformanceYear> | undefined;

/**
 * Amounts with which each of the 40 years can pay a loan; undefined if savings or expenses are missing, which is
 * reported.
 */
export function paymentSources(savings: ItemizedSavingsResult, expenses: Expenses): PaymentSource[] | undefined {
  if (!savings.canPay || expenses === undefined) return undefined;
  return savings.years.map(({ year, guaranteed = ZERO, incentives }) => {
    const entered = expenses.get(year);
    return {
      year,
      guaranteedSavings: guaranteed,
      enteredRetainedSavings: entered?.enteredRetainedSavings ?? ZERO,
      expenses: entered?.expenses ?? ZERO,
      incentives,
    };
  });
}

/** Guaranteed savings of a year, $, if the guaranteed percentage were another. */
export function guaranteedSavingsAt(savings: ItemizedSavingsResult, year: number, percentage: Decimal): Decimal {
  const ofYear = savings.years[year - 1];
  return ofYear === undefined ? ZERO : guaranteedAnnualSavings(ofYear.categorySavings, ofYear.incentives, percentage);
}

/** Savings, expenses and debt service of every year of the loan. */
export function costSavingsSources(
  savings: ItemizedSavingsResult,
  expenses: Expenses,
  schedule: AmortizationValues,
): CostSavingsSource[] {
  return schedule.summary.map(({ year, principalPlusInterest }) => ({
    year,
    estimatedSavings: savings.years[year - 1]?.estimated ?? ZERO,
    guaranteedSavings: savings.years[year - 1]?.guaranteed ?? ZERO,
    expenses: expenses?.get(year)?.expenses ?? ZERO,
    debtService: principalPlusInterest,
  }));
}

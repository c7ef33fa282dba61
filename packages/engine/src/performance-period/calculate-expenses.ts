import { type Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import type { Report } from "../issues/issue.js";
import { type YearList, yearList } from "../lists/year-list.js";
import type { PerformancePeriodYear } from "../model/performance-period-year.js";
import { inputPath } from "../path-text/input-path.js";
import { yearExpenses } from "./year-expenses.js";

/** Expenses and retained savings of a performance-period year, $; missing entries are 0. */
export interface PerformanceYear {
  readonly year: number;
  readonly expensesBeforeDeliveryCharge: Decimal;
  readonly expenses: Decimal;
  readonly incentives: Decimal;
  readonly enteredRetainedSavings: Decimal;
}

/**
 * Expenses of every entered year; undefined when no year is entered at all.
 *
 * @spec C §8 "Amortization: … 'Performance period is missing'"; D3, D16
 */
export function calculateExpenses(
  performancePeriod: readonly PerformancePeriodYear[],
  report: Report,
): YearList<PerformanceYear> | undefined {
  if (performancePeriod.length === 0) {
    report({ name: "amortization/performance-period-missing", at: inputPath("performancePeriod") });
    return undefined;
  }
  return yearList(performancePeriod.map(expenseYear));
}

function expenseYear(entry: PerformancePeriodYear): PerformanceYear {
  const expensesBeforeDeliveryCharge = sum([
    entry.measurementVerification ?? ZERO,
    ...(entry.otherExpenses ?? []).map(({ value }) => value),
  ]);
  return {
    year: entry.year,
    expensesBeforeDeliveryCharge,
    expenses: yearExpenses(expensesBeforeDeliveryCharge, entry.deliveryChargePct ?? ZERO),
    incentives: entry.incentivesOtherPayments ?? ZERO,
    enteredRetainedSavings: entry.retainedSavings ?? ZERO,
  };
}

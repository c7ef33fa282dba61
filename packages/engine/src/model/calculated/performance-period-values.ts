import type { Decimal } from "../../decimal/decimal.js";
import type { YearItem } from "../../lists/year-list.js";

/** @spec C §3 "performance period", "performance-period totals" */
export interface PerformancePeriodValues {
  /**
   * Number of the last year with a payment. Absent where it could not be computed, where the loan is not paid off within
   * 40 years, and outside 1 to 25 (D22, 0068).
   */
  readonly years?: number;
  /**
   * Number of years with a payment; less than `years` if a year has no payment. Absent if there is no schedule (0068).
   */
  readonly yearsWithPayments?: number;
  /** Every year with an entry, and every year of the performance period. */
  readonly items: readonly PerformancePeriodYearValues[];
  readonly total: PerformancePeriodTotals;
}

export interface PerformancePeriodYearValues extends YearItem {
  /** $ before the mark-up: M&V and other expenses. */
  readonly expensesBeforeDeliveryCharge: Decimal;
  /** $ with the mark-up (D16). */
  readonly totalExpenses: Decimal;
  /** $ */
  readonly incentivesOtherPayments: Decimal;
  /** Entered retained savings, $. */
  readonly retainedSavings: Decimal;
  /** Expenses and debt service of the year, $; absent where there is no loan schedule. */
  readonly totalPayments?: Decimal;
}

/** Sums over the years of the performance period, or over the entered years where that is not known; $. */
export interface PerformancePeriodTotals {
  readonly totalExpenses: Decimal;
  readonly incentivesOtherPayments: Decimal;
  readonly totalPayments?: Decimal;
}

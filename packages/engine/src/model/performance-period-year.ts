import type { Decimal } from "../decimal/decimal.js";
import type { ExpenseField } from "../enumerations/expense-field.js";
import type { YearItem } from "../lists/year-list.js";

/** Entries of one performance-period year, 1 to 25. @spec C §3 "performance period items by year" */
export interface PerformancePeriodYear extends YearItem {
  /** Keyed by field. */
  readonly otherExpenses?: readonly ExpenseItem[];
  /** Measurement and verification (M&V), $. */
  readonly measurementVerification?: Decimal;
  /** Mark-up on all expenses of the year, fraction (D16). */
  readonly deliveryChargePct?: Decimal;
  /** Incentives and other payments of the year, $. */
  readonly incentivesOtherPayments?: Decimal;
  /** Savings the customer keeps, $. */
  readonly retainedSavings?: Decimal;
}

export interface ExpenseItem {
  readonly fieldId: ExpenseField;
  /** $ */
  readonly value: Decimal;
}

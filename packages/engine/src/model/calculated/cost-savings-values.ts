import type { Decimal } from "../../decimal/decimal.js";
import type { YearItem } from "../../lists/year-list.js";

/** @spec C §9 "Performance period and cost savings" */
export interface CostSavings {
  /** Years 1 to the performance period, never past 25. */
  readonly years: readonly CostSavingsYear[];
  /** Implementation period and performance period together, $. */
  readonly totalEstimatedCostSavings?: Decimal;
  readonly totalGuaranteedCostSavings?: Decimal;
  readonly totalPayments?: Decimal;
  /** Performance period only, $. */
  readonly totalExpenses?: Decimal;
  readonly totalDebtService?: Decimal;
  readonly totalRetainedSavings?: Decimal;
}

/** $ */
export interface CostSavingsYear extends YearItem {
  readonly estimatedSavings: Decimal;
  readonly guaranteedSavings: Decimal;
  readonly expenses: Decimal;
  readonly debtService: Decimal;
  readonly payment: Decimal;
  /** Guaranteed savings less payment: more than the entered amount in the year the loan is paid off. */
  readonly retainedSavings: Decimal;
}

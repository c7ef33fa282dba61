import type { Decimal } from "../../decimal/decimal.js";
import type { SavingsCategory } from "../../enumerations/savings-category.js";
import type { YearItem } from "../../lists/year-list.js";

/** @spec C §9 "Itemized savings" */
export interface ItemizedSavings {
  /** Years 1 to 40; empty when the savings could not be computed. */
  readonly years: readonly ItemizedSavingsYear[];
}

export interface ItemizedSavingsYear extends YearItem {
  /** The categories in which measures save money, $ each. */
  readonly categories: readonly CategorySavings[];
  /** $ */
  readonly estimatedAnnualSavings?: Decimal;
  /** Whole $. */
  readonly guaranteedAnnualSavings?: Decimal;
  /** Total payments of the year, $, where the performance period has that year. */
  readonly annualContractorPayments?: Decimal;
}

export interface CategorySavings {
  readonly fieldId: SavingsCategory;
  /** $ */
  readonly value: Decimal;
}

import type { Decimal } from "../decimal/decimal.js";
import type { SavingsCategory } from "../enumerations/savings-category.js";

/** @spec C §3 "escalation rate items: fieldId, year, value"; the field is a savings category */
export interface EscalationRateItem {
  readonly fieldId: SavingsCategory;
  /** The year the category grows into from the year before (D15), 1 to 40; a rate for year 1 grows nothing. */
  readonly year: number;
  /** Fraction per year. */
  readonly value: Decimal;
}

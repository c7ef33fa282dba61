import type { Decimal } from "../decimal/decimal.js";
import type { YearMonthItem } from "../lists/year-month-list.js";

/** Highest cost of a cancellation in a month. @spec C §3 "cancellationCeiling items: year, month, value" */
export interface CancellationCeilingItem extends YearMonthItem {
  /** $ */
  readonly value: Decimal;
}

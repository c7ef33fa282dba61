import type { Decimal } from "../decimal/decimal.js";
import type { YearMonthItem } from "../lists/year-month-list.js";

/** What cancelling in a month would cost at most. @spec C §3 "cancellationCeiling items: year, month, value" */
export interface CancellationCeilingItem extends YearMonthItem {
  /** $ */
  readonly value: Decimal;
}

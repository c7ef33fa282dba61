import type { CalendarDate } from "../calendar/calendar-date.js";
import type { Decimal } from "../decimal/decimal.js";

/** Money that moves on a day. */
export interface DatedFlow {
  readonly date: CalendarDate;
  /** $; below 0 for money paid out. */
  readonly amount: Decimal;
}

/** XNPV and XIRR count 365 days to every year, leap years too. */
export const DAYS_PER_DISCOUNT_YEAR = 365;

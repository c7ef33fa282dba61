import { type CalendarDate, requireDate } from "../calendar/calendar-date.js";
import type { Amount } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import { cellNumber } from "./cell-number.js";

/** Money that moves on a day. */
export interface DatedFlow<Value extends Amount = Decimal, Day extends string = CalendarDate> {
  /** `YYYY-MM-DD` */
  readonly date: Day;
  /** $; below 0 for money paid out. */
  readonly amount: Value;
}

/** Flows with their amounts as decimals. @throws EngineError "date/unreadable" for a text that is no day. */
export const datedFlows = (flows: readonly DatedFlow<Amount, string>[]): readonly DatedFlow[] =>
  flows.map(({ date, amount }) => ({ date: requireDate(date), amount: cellNumber(amount) }));

/** XNPV and XIRR count 365 days to every year, leap years too. */
export const DAYS_PER_DISCOUNT_YEAR = 365;

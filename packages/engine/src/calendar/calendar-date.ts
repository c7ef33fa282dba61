import { EngineError } from "../errors/engine-error.js";
import { daysInMonth } from "./days-in-month.js";

declare const calendarDateBrand: unique symbol;

/**
 * A day of the calendar, `YYYY-MM-DD`: no clock and no zone, so that a date means the same in every office. Text order
 * is date order.
 */
export type CalendarDate = string & { readonly [calendarDateBrand]: true };

/** Years 1000 to 2999: any other is a typing mistake, and what is counted from these keeps four digits. */
const SHAPE = /^([12]\d{3})-(\d{2})-(\d{2})$/;

/**
 * Reads a date; undefined if the day does not exist (`2023-02-29`).
 *
 * @example
 * import { calendarDate } from "@epb/engine";
 *
 * calendarDate("2024-02-29"); // "2024-02-29"
 * calendarDate("2023-02-29"); // undefined
 */
export function calendarDate(text: string): CalendarDate | undefined {
  const match = SHAPE.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return day >= 1 && day <= daysInMonth(year, month) ? (text as CalendarDate) : undefined;
}

/** The date of a text. @throws EngineError "date/unreadable" when the text is not a day that exists. */
export function requireDate(text: string): CalendarDate {
  const date = calendarDate(text);
  if (date === undefined) throw new EngineError("date/unreadable", { date: text });
  return date;
}

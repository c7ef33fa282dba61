import { isExists } from "date-fns/isExists";

declare const calendarDateBrand: unique symbol;

/**
 * A day of the calendar, `YYYY-MM-DD`: no clock and no zone, so that a date means the same in every office. Text order
 * is date order.
 */
export type CalendarDate = string & { readonly [calendarDateBrand]: true };

const SHAPE = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

/** The date, or undefined when the text is not a day that exists (`2023-02-29`). */
export function calendarDate(text: string): CalendarDate | undefined {
  const match = SHAPE.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return isExists(year, month - 1, day) ? (text as CalendarDate) : undefined;
}

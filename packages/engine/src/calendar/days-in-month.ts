import { isLeapYear } from "date-fns/isLeapYear";

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days of a month of the Gregorian calendar; months outside 1 to 12 have none. */
export function daysInMonth(year: number, month: number): number {
  // The middle of the year is the same year in every zone.
  return month === 2 && isLeapYear(new Date(year, 6, 1)) ? 29 : (DAYS[month - 1] ?? 0);
}

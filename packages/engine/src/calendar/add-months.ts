import { MONTHS_PER_YEAR } from "../constants/horizons.js";
import type { CalendarDate } from "./calendar-date.js";
import { daysInMonth } from "./days-in-month.js";

/**
 * The same day a number of calendar months later, or the last day of that month if the day does not exist.
 *
 *     2024-01-31 + 18 months = 2025-07-31
 *     2024-01-31 + 1 month = 2024-02-29
 *
 * @param months - Whole months; may be negative.
 * @spec C §9 Financing, "award date + implementation period in months"; D11
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  // On the calendar and not on a clock: zones have skipped whole days (30 December 2011 in Samoa).
  const monthsSinceYear0 = Number(date.slice(0, 4)) * MONTHS_PER_YEAR + Number(date.slice(5, 7)) - 1 + months;
  const year = Math.floor(monthsSinceYear0 / MONTHS_PER_YEAR);
  const month = monthsSinceYear0 - year * MONTHS_PER_YEAR + 1;
  const day = Math.min(Number(date.slice(8, 10)), daysInMonth(year, month));
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as CalendarDate;
}

/**
 * The same day a number of years later. February 29 becomes February 28 if the later year is not a leap year.
 *
 *     2024-02-29 + 3 years = 2027-02-28
 *
 * @param years - Whole years; may be negative.
 * @spec C §3 "endDateOfPerformancePeriod"
 */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  return addMonths(date, years * MONTHS_PER_YEAR);
}

const pad = (part: number, digits: number): string => String(part).padStart(digits, "0");

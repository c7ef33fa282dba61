import { addMonths as addMonthsToDate } from "date-fns/addMonths";
import { MONTHS_PER_YEAR } from "../constants/horizons.js";
import type { CalendarDate } from "./calendar-date.js";

/**
 * The same day a number of calendar months later; the last day of the month where that day does not exist.
 *
 *     2024-01-31 + 18 months = 2025-07-31, and + 1 month = 2024-02-29
 *
 * @param months - Whole months; may be negative.
 * @spec C §9 Financing, "award date + implementation period in months"; D11
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  // Local time on both sides, so the zone cancels out.
  const moved = addMonthsToDate(new Date(year, month - 1, day), months);
  return `${pad(moved.getFullYear(), 4)}-${pad(moved.getMonth() + 1, 2)}-${pad(moved.getDate(), 2)}` as CalendarDate;
}

/** The same day a number of years later; 29 February becomes 28 where it has to. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  return addMonths(date, years * MONTHS_PER_YEAR);
}

const pad = (part: number, digits: number): string => String(part).padStart(digits, "0");

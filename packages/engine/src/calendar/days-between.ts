import type { CalendarDate } from "./calendar-date.js";

const DAYS_PER_YEAR = 365;
const YEARS_PER_LEAP_DAY = 4;
const YEARS_PER_CENTURY = 100;
const YEARS_PER_LEAP_CENTURY = 400;
const FEBRUARY = 2;
/** March to July have 153 days, and so have August to December: a whole month begins every 153/5 days. */
const DAYS_OF_FIVE_MONTHS = 153;

/**
 * Days from one date to another, as the difference of two date cells in a spreadsheet; negative when the other is earlier.
 *
 * @returns Whole days; 2024-02-28 to 2024-03-01 is 2.
 */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

/** Days since a day long past. Years begin in March, so that the leap day is the last of its year. */
function dayNumber(date: CalendarDate): number {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  const monthsSinceMarch = month > FEBRUARY ? month - 3 : month + 9;
  const yearFromMarch = month > FEBRUARY ? year : year - 1;
  return (
    yearFromMarch * DAYS_PER_YEAR +
    Math.floor(yearFromMarch / YEARS_PER_LEAP_DAY) -
    Math.floor(yearFromMarch / YEARS_PER_CENTURY) +
    Math.floor(yearFromMarch / YEARS_PER_LEAP_CENTURY) +
    Math.floor((DAYS_OF_FIVE_MONTHS * monthsSinceMarch + 2) / 5) +
    day
  );
}

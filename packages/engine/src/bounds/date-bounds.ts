import { type CalendarDate, calendarDate } from "../calendar/calendar-date.js";

const date = (text: string): CalendarDate => {
  const read = calendarDate(text);
  if (read === undefined) throw new Error(`${text} is no date.`);
  return read;
};

/**
 * Dates of a contract and its loan, first and last, both included. Federal agencies may sign energy savings performance
 * contracts since April 1986 (Public Law 99-272), states and schools signed the first ones a few years earlier.
 */
export const DATE_BOUNDS: {
  readonly possible: readonly [first: CalendarDate, last: CalendarDate];
  readonly plausible: readonly [first: CalendarDate, last: CalendarDate];
} = {
  possible: [date("1950-01-01"), date("2100-12-31")],
  plausible: [date("1985-01-01"), date("2040-12-31")],
};

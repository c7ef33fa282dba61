import { DATE_BOUNDS } from "../bounds/date-bounds.js";
import { type CalendarDate, calendarDate } from "../calendar/calendar-date.js";
import { daysBetween } from "../calendar/days-between.js";
import { CalculationArea } from "../enumerations/calculation-area.js";
import { formatDollars, formatPercent } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";

/** Inputs that cannot be true. Figures that depend on them are withheld. */
export const LIMIT_ISSUES: IssueDefinitionsOf<"limits"> = {
  "limits/rate-too-low": {
    code: "EPB-LIM-001",
    section: ({ area }) => area,
    severity: "error",
    message: ({ value, lowest }) => `The rate ${formatPercent(value)} is below ${formatPercent(lowest)}.`,
    advice: () => "Correct the rate. At a rate of −100%, nothing is left after a year.",
  },
  "limits/date-impossible": {
    code: "EPB-LIM-002",
    section: CalculationArea.ProjectCapitalization,
    severity: "error",
    message: ({ date }) => {
      const [first, last] = DATE_BOUNDS.possible;
      return `The date must be between ${first} and ${last}. The entered date is ${date}.`;
    },
    advice: ({ date }) => {
      const year = numberInDateCell(date);
      return year === undefined
        ? "Correct the year of the date."
        : `The cell probably contains the number ${year}, which is ${date} as a date. Enter a date with day, month, and year, such as ${year}-03-31.`;
    },
  },
  "limits/loan-start-before-award": {
    code: "EPB-LIM-003",
    section: CalculationArea.Amortization,
    severity: "error",
    message: ({ loanStartDate, awardDate }) => `The loan starts on ${loanStartDate}, before the award on ${awardDate}.`,
    advice: () =>
      "Correct the loan start date or the award date. Without a loan start date, the loan starts with the performance period.",
  },
  "limits/incentives-above-cost": {
    code: "EPB-LIM-004",
    section: CalculationArea.ImplementationPricing,
    severity: "error",
    message: ({ measure, incentives, cost }) =>
      `The applied incentives of measure ${measure}, ${formatDollars(incentives)}, are more than the measure's base construction cost, ${formatDollars(cost)}.`,
    advice: () => "Correct the applied incentives or the base construction cost of the measure.",
  },
};

/** The day before number 1 of a date cell, for all dates after February 1900. */
const DAY_ZERO = calendarDate("1899-12-30") as CalendarDate;
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

/** The number of a year that a spreadsheet shows as the date; undefined for other dates. */
function numberInDateCell(date: CalendarDate): number | undefined {
  const number = daysBetween(DAY_ZERO, date);
  return number >= FIRST_YEAR && number <= LAST_YEAR ? number : undefined;
}

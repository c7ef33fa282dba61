import type { CalendarDate } from "../calendar/calendar-date.js";
import type { Financing } from "../model/financing.js";
import type { ProjectData } from "../model/project-data.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";

/** Dates of the contract and its loan. */
const DATES = [
  "financingIssueDate",
  "awardDate",
  "effectiveThroughDate",
  "loanStartDate",
] as const satisfies readonly (keyof Financing)[];

/** Visits every date that is entered. */
export function visitDates({ financing }: ProjectData, visit: (date: CalendarDate, at: () => InputPath) => void): void {
  for (const name of DATES) {
    const date = financing?.[name];
    if (date !== undefined) visit(date, () => inputPath("financing", name));
  }
}

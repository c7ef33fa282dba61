import { DATE_BOUNDS } from "../../bounds/date-bounds.js";
import type { CalendarDate } from "../../calendar/calendar-date.js";
import type { Report } from "../../issues/issue.js";
import type { ProjectData } from "../../model/project-data.js";
import { visitDates } from "../visit-dates.js";

/** Dates in which no contract was ever signed, such as 1905-07-18, which is the number 2026 in a date cell. */
export function checkDateLimits(data: ProjectData, report: Report): void {
  visitDates(data, (date, at) => {
    if (!isPossibleDate(date)) report({ name: "limits/date-impossible", at: at(), details: { date } });
  });
}

const [FIRST, LAST] = DATE_BOUNDS.possible;

export const isPossibleDate = (date: CalendarDate): boolean => date >= FIRST && date <= LAST;

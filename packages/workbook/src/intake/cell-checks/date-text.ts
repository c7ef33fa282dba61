import { calendarDate } from "@epb/engine";
import { withoutUnseen } from "../../templates/unseen-characters.js";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Possible days of a text, `YYYY-MM-DD`: one; two if day and month are interchangeable; none for a text that is not a
 * date.
 */
export function datesInText(text: string): readonly string[] {
  const trimmed = withoutUnseen(text).trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(trimmed);
  if (iso !== null) return days([[iso[1], iso[2], iso[3]]]);
  const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(trimmed);
  if (numeric !== null) {
    const [, first, second, year] = numeric;
    // With periods the day comes first wherever dates are written so.
    return trimmed.includes(".")
      ? days([[year, second, first]])
      : days([
          [year, first, second],
          [year, second, first],
        ]);
  }
  const named = /^([A-Za-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/.exec(trimmed);
  if (named !== null) return days([[named[3], monthNumber(named[1]), named[2]]]);
  const dayFirst = /^(\d{1,2})[\s-]+([A-Za-z]{3,9})\.?,?[\s-]+(\d{4})$/.exec(trimmed);
  return dayFirst === null ? [] : days([[dayFirst[3], monthNumber(dayFirst[2]), dayFirst[1]]]);
}

type DateParts = readonly [year: string | undefined, month: string | undefined, day: string | undefined];

function days(readings: readonly DateParts[]): readonly string[] {
  const found = readings.flatMap(([year = "", month = "", day = ""]) => {
    const date = calendarDate(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
    return date === undefined ? [] : [date];
  });
  return [...new Set<string>(found)];
}

function monthNumber(name: string | undefined): string {
  return String(MONTHS.indexOf((name ?? "").slice(0, 3).toLowerCase()) + 1);
}

import type { CsvSchedule } from "../formats.js";
import type { Reporter } from "../reporter.js";
import { csvRecord, safeText } from "./csv-text.js";
import { CSV_TABLES } from "./schedules.js";

/** One table of every project, in one file: the first column names the input. Inputs without figures have no rows. */
export function csvReporter(schedule: CsvSchedule): Reporter {
  const { header, rows } = CSV_TABLES[schedule];
  return {
    one: ({ input, result }) =>
      result === undefined
        ? ""
        : rows(result)
            .map((cells) => csvRecord([safeText(input.file), ...cells]))
            .join(""),
    together: (reports) => csvRecord(["file", ...header]) + reports.join(""),
  };
}

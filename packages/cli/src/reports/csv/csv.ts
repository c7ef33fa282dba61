import { csvRecord, SCHEDULE_TITLES, type ScheduleId, schedule1Of } from "@epb/engine/report";
import type { Outcome } from "../../calculate-input.js";
import { csvFolder } from "../csv-folder.js";
import { type DescribedInput, describeInput } from "../describe-input.js";
import type { Reporter } from "../reporter.js";
import { csvHeader, csvRows } from "./csv-table.js";

/**
 * One table of every project, in one file: the first column names the input. Inputs without figures have no rows.
 *
 * @param schedule - Without it Schedule 1, or Schedule 1u of a utility energy service contract: their columns are the same.
 */
export function csvReporter(schedule: ScheduleId | undefined): Reporter<readonly string[]> {
  return {
    one: (outcome) => records(schedule, outcome),
    together: (reports) => file(schedule ?? "1", reports.flat()),
    leavesOutFindings: true,
  };
}

/** Several tables, each in a file of one folder. */
export function csvFolderReporter(schedules: readonly ScheduleId[]): Reporter<CsvTables> {
  return {
    one: (outcome) => ({
      input: describeInput(outcome.input),
      tables: schedules.map((schedule) => records(schedule, outcome)),
    }),
    together: (reports) => {
      const files = schedules.map((schedule, index) => {
        const rows = reports.flatMap(({ tables }) => tables[index] ?? []);
        return {
          name: fileName(schedule),
          about: { schedule, title: SCHEDULE_TITLES[schedule] },
          rows: rows.length,
          text: file(schedule, rows),
        };
      });
      return csvFolder(
        files,
        reports.map(({ input }) => input),
      );
    },
    leavesOutFindings: true,
  };
}

interface CsvTables {
  readonly input: DescribedInput;
  readonly tables: readonly (readonly string[])[];
}

const records = (schedule: ScheduleId | undefined, { input, result }: Outcome): readonly string[] =>
  result === undefined
    ? []
    : csvRows(schedule ?? schedule1Of(result.project.data), result).map((cells) => csvRecord([input.file, ...cells]));

const file = (schedule: ScheduleId, rows: readonly string[]): string =>
  csvRecord(["file", ...csvHeader(schedule)]) + rows.join("");

/** `schedule-2a.csv`, `cash-flow.csv` */
const fileName = (schedule: ScheduleId): string => `${/^\d/.test(schedule) ? "schedule-" : ""}${schedule}.csv`;

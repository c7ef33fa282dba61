import { Decimal } from "@epb/engine";
import {
  csvRecord,
  isWithheld,
  type ReportCell,
  type ReportColumn,
  reportTable,
  SCHEDULE_TITLES,
  type ScheduleId,
  schedule1Of,
} from "@epb/engine/report";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Outcome } from "../../calculate-input.js";
import { csvNumber } from "../../format/csv-number.js";
import { csvFolder } from "../csv-folder.js";
import { type DescribedInput, describeInput } from "../describe-input.js";
import type { Reporter } from "../reporter.js";

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

/** The names of a table's columns; they are the same for every project. */
function csvHeader(schedule: ScheduleId): readonly string[] {
  return reportTable(schedule, {}, { calculationTypeId: 1 }).columns.map(({ name }) => name);
}

/** The rows of a table. Numbers have the decimals of their figure; JSON has them in full. */
function csvRows(schedule: ScheduleId, { project, calculation }: CalculatedProject): readonly string[][] {
  const { columns, rows } = reportTable(schedule, project.data, calculation.calculatedValues);
  return rows.map((row) => row.map((cell, index) => cellText(cell, columns[index])));
}

function cellText(cell: ReportCell, column: ReportColumn | undefined): string {
  if (cell === undefined || isWithheld(cell)) return "";
  if (Decimal.isDecimal(cell)) return csvNumber(cell, column ?? { quantity: "fieldUnit" });
  return column?.quantity === "text" ? String(cell) : String(cell);
}

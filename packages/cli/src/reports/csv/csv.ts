import { Decimal } from "@epb/engine";
import {
  csvRecord,
  isWithheld,
  type ReportCell,
  type ReportColumn,
  type ReportRow,
  type ReportTable,
  reportTable,
  SCHEDULE_TITLES,
  type ScheduleId,
  schedule1Of,
} from "@epb/engine/report";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import type { Outcome } from "../../calculate-input.js";
import { BYTE_ORDER_MARK } from "../../format/byte-order-mark.js";
import { csvNumber } from "../../format/csv-number.js";
import { csvFolder } from "../csv-folder.js";
import { type DescribedInput, describeInput } from "../describe-input.js";
import type { Reporter } from "../reporter.js";

/**
 * One table of every project, in one file: the first column names the input. Inputs without figures have no rows.
 *
 * @param schedule - Without it Schedule 1, or Schedule 1u of a utility energy service contract: their columns are the same.
 * @param isRaw - For programs: with names of columns that never change, and without totals.
 */
export function csvReporter(schedule: ScheduleId | undefined, isRaw: boolean): Reporter<readonly string[]> {
  return {
    one: (outcome) => records(schedule, outcome, isRaw),
    together: (reports) => file(schedule ?? "1", reports.flat(), isRaw),
    leavesOutFindings: true,
  };
}

/** Several tables, each in a file of one folder. */
export function csvFolderReporter(schedules: readonly ScheduleId[], isRaw: boolean): Reporter<CsvTables> {
  return {
    one: (outcome) => ({
      input: describeInput(outcome.input),
      tables: schedules.map((schedule) => records(schedule, outcome, isRaw)),
    }),
    together: (reports) => {
      const files = schedules.map((schedule, index) => {
        const rows = reports.flatMap(({ tables }) => tables[index] ?? []);
        return {
          name: fileName(schedule),
          about: { schedule, title: SCHEDULE_TITLES[schedule] },
          rows: rows.length,
          text: file(schedule, rows, isRaw),
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

const records = (schedule: ScheduleId | undefined, { input, result }: Outcome, isRaw: boolean): readonly string[] =>
  result === undefined
    ? []
    : csvRows(schedule ?? schedule1Of(result.project.data), result, isRaw).map((cells) =>
        csvRecord([input.file, ...cells]),
      );

const file = (schedule: ScheduleId, rows: readonly string[], isRaw: boolean): string =>
  (isRaw ? "" : BYTE_ORDER_MARK) + csvRecord([isRaw ? "file" : "File", ...csvHeader(schedule, isRaw)]) + rows.join("");

/** `schedule-2a.csv`, `cash-flow.csv` */
const fileName = (schedule: ScheduleId): string => `${/^\d/.test(schedule) ? "schedule-" : ""}${schedule}.csv`;

/** The names or the labels of a table's columns; they are the same for every project. */
function csvHeader(schedule: ScheduleId, isRaw: boolean): readonly string[] {
  return reportTable(schedule, {}, { calculationTypeId: 1 }).columns.map((column) =>
    isRaw ? column.name : heading(column),
  );
}

/** `Electricity: use (kWh)` */
function heading({ label, group, unit }: ReportColumn): string {
  const name = group === undefined ? label : `${group}: ${label}`;
  return unit === undefined ? name : `${name} (${unit})`;
}

/** The rows of a table. Numbers have the decimals of their figure; JSON has them in full. */
function csvRows(
  schedule: ScheduleId,
  { project, calculation }: CalculatedProject,
  isRaw: boolean,
): readonly string[][] {
  const { columns, ...table } = reportTable(schedule, project.data, calculation.calculatedValues);
  const rows = isRaw ? table.rows : allRows(table);
  return rows.map((row) => row.map((cell, index) => cellText(cell, columns[index])));
}

function allRows({ opening, rows, totals, closing = [] }: Omit<ReportTable, "columns">): readonly ReportRow[] {
  if (rows.length === 0) return [];
  const total = totals === undefined ? [] : [["Total", ...totals.slice(1)]];
  return [...(opening === undefined ? [] : [opening]), ...rows, ...total, ...closing];
}

function cellText(cell: ReportCell, column: ReportColumn | undefined): string {
  if (cell === undefined || isWithheld(cell)) return "";
  if (Decimal.isDecimal(cell)) return csvNumber(cell, column ?? { quantity: "fieldUnit" });
  return String(cell);
}

import { Decimal } from "@epb/engine";
import { isWithheld, type ReportCell, type ReportColumn, reportTable, type ScheduleId } from "@epb/engine/report";
import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { csvNumber } from "../../format/csv-number.js";

/** The names of a table's columns; they are the same for every project. */
export function csvHeader(schedule: ScheduleId): readonly string[] {
  return reportTable(schedule, {}, { calculationTypeId: 1 }).columns.map(({ name }) => name);
}

/** The rows of a table. Numbers have the decimals of their figure; JSON has them in full. */
export function csvRows(schedule: ScheduleId, { project, calculation }: CalculatedProject): readonly string[][] {
  const { columns, rows } = reportTable(schedule, project.data, calculation.calculatedValues);
  return rows.map((row) => row.map((cell, index) => cellText(cell, columns[index])));
}

function cellText(cell: ReportCell, column: ReportColumn | undefined): string {
  if (cell === undefined || isWithheld(cell)) return "";
  if (Decimal.isDecimal(cell)) return csvNumber(cell, column ?? { quantity: "fieldUnit" });
  return column?.quantity === "text" ? String(cell) : String(cell);
}

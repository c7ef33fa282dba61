import type { ReportRow, ReportTable } from "./report-table.js";

/**
 * Removes columns without any known or entered value from a table, and the row of totals if no total is known. Columns
 * with the names of rows stay.
 *
 * @example
 * import { reportTable, withoutEmptyColumns } from "@epb/engine/report";
 *
 * const table = reportTable("4", project.data, calculation.calculatedValues);
 * withoutEmptyColumns(table).columns.length <= table.columns.length; // true
 */
export function withoutEmptyColumns(table: ReportTable): ReportTable {
  const { totals, closing, ...others } = table;
  const { columns, keyColumns, opening, rows } = others;
  const body = opening === undefined ? rows : [opening, ...rows];
  const kept = columns.flatMap((_, index) =>
    index < keyColumns || body.some((row) => row[index] !== undefined) ? [index] : [],
  );
  const pick = (row: ReportRow): ReportRow => kept.map((index) => row[index]);
  return {
    ...others,
    columns: columns.filter((_, index) => kept.includes(index)),
    ...(opening !== undefined && { opening: pick(opening) }),
    rows: rows.map(pick),
    ...(totals?.some((total) => total !== undefined) && { totals: pick(totals) }),
    ...(closing !== undefined && { closing: closing.map(pick) }),
  };
}

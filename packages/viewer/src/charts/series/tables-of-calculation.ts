import type { Cell, Table } from "@epb/contract";
import { type Calculation, Decimal, type Project } from "@epb/engine";
import { type ReportCell, reportTables } from "@epb/engine/report";

/**
 * The schedules of a project that was calculated in the browser, in the form in which the server sends them. The page names
 * the inputs behind their dashes.
 */
export const tablesOfCalculation = ({ data }: Project, { calculatedValues }: Calculation): readonly Table[] =>
  reportTables(data, calculatedValues).map(
    ({ columns, opening, rows, totals, closing, withheldNote: _, ...table }) => ({
      ...table,
      columns: columns.map((column) => ({ ...column })),
      rows: rows.map((row) => row.map(cellOf)),
      ...(opening !== undefined && { opening: opening.map(cellOf) }),
      ...(totals !== undefined && { totals: totals.map(cellOf) }),
      ...(closing !== undefined && { closing: closing.map((row) => row.map(cellOf)) }),
    }),
  );

function cellOf(cell: ReportCell): Cell {
  if (cell === undefined) return null;
  return Decimal.isDecimal(cell) ? cell.toFixed() : cell;
}

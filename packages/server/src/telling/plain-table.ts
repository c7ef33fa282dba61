import type { Cell, Table } from "@epb/contract";
import { Decimal, type PartialCalculatedValues, type ProjectData } from "@epb/engine";
import { type ReportCell, type ReportTable, reportTables } from "@epb/engine/report";

/** The loan by month: hundreds of rows that few look at. */
const BY_MONTH = "amortization";

/** The tables of a project that have something to say. */
export function plainTables(
  data: ProjectData,
  values: PartialCalculatedValues,
  { months }: { readonly months: boolean },
): readonly Table[] {
  return reportTables(data, values)
    .filter(({ id }) => months || id !== BY_MONTH)
    .map(plainTable);
}

/** A table as JSON has it: decimals become texts of digits, and what is not known null. */
function plainTable({ columns, opening, rows, totals, closing, ...others }: ReportTable): Table {
  return {
    ...others,
    columns: columns.map((column) => ({ ...column })),
    rows: rows.map((row) => row.map(plainCell)),
    ...(opening !== undefined && { opening: opening.map(plainCell) }),
    ...(totals !== undefined && { totals: totals.map(plainCell) }),
    ...(closing !== undefined && { closing: closing.map((row) => row.map(plainCell)) }),
  };
}

function plainCell(cell: ReportCell): Cell {
  if (cell === undefined) return null;
  return Decimal.isDecimal(cell) ? cell.toFixed() : cell;
}

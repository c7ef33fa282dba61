import { Decimal } from "@epb/engine";
import type { ReportCell, ReportRow, ReportTable } from "@epb/engine/report";
import { formatCell } from "../../format/report-cell.js";
import type { Series } from "./svg/chart.js";

/** The figures of a column as what a chart draws. Undefined where the table has no such column, or nothing in it. */
export function seriesOf(
  { columns, dollarDecimals }: Pick<ReportTable, "columns" | "dollarDecimals">,
  rows: readonly ReportRow[],
  name: string,
  choice: { readonly label?: string; readonly look?: number } = {},
): Series | undefined {
  const index = columns.findIndex((column) => column.name === name);
  const column = columns[index];
  if (column === undefined || rows.every((row) => row[index] === undefined)) return undefined;
  const { label = column.label, look } = choice;
  return {
    label,
    values: rows.map((row) => numberOf(row[index])),
    texts: rows.map((row) => withUnit(formatCell(row[index], column, dollarDecimals), column.unit)),
    ...(look !== undefined && { look }),
  };
}

/** A place in a picture; the figure itself is in the table. */
function numberOf(cell: ReportCell): number | undefined {
  return Decimal.isDecimal(cell) ? cell.toNumber() : undefined;
}

function withUnit(text: string, unit: string | undefined): string {
  if (text === "" || unit === undefined) return text;
  if (unit.startsWith("$")) return `${text.startsWith("-") ? "-$" : "$"}${text.replace("-", "")}${unit.slice(1)}`;
  return `${text} ${unit}`;
}

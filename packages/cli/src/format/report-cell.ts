import { Decimal } from "@epb/engine";
import type { ReportCell, ReportColumn } from "@epb/engine/report";
import { formatNumber, formatPercent } from "./numbers.js";

/** Formatted cell of a schedule; the unit is in the header. Empty if unknown. */
export function formatCell(cell: ReportCell, column: ReportColumn, dollarDecimals: number): string {
  if (cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  if (typeof cell === "number") return String(cell);
  if (!Decimal.isDecimal(cell)) return cell;
  switch (column.quantity) {
    case "dollars":
      return formatNumber(cell, dollarDecimals);
    case "dollarsPerYear":
      return formatNumber(cell, dollarDecimals);
    case "fraction":
      return `${formatPercent(cell)}%`;
    case "kgCo2ePerYear":
    case "kwhPerYear":
      return formatNumber(cell, 0);
    default:
      return formatNumber(cell, column.decimals ?? 0);
  }
}

/** The heading of a column with its unit: `Total energy savings (MMBtu/yr)`. Dollars of a table are named once. */
export function headingOf({ label, unit, quantity }: ReportColumn): string {
  const isSaidElsewhere = unit === undefined || (quantity === "dollars" && unit === "$") || quantity === "fraction";
  return isSaidElsewhere || label.includes(unit) ? label : `${label} (${unit})`;
}

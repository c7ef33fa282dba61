import { Decimal, type FigureDefinition, type FigureValue } from "@epb/engine";
import { tableCell } from "../../../format/figures.js";

type Looks = Pick<FigureDefinition, "quantity" | "unit" | "decimals">;

/** A figure without formatting: decimals as text. */
export const plainFigure = (value: FigureValue | undefined): string | number | boolean | undefined =>
  Decimal.isDecimal(value) ? value.toFixed() : value;

/** Formatted figure: `$1,234.50`, `4.75%`, `16 years`. Undefined if unknown. */
export function readableFigure(
  { quantity, unit, decimals }: Looks,
  value: FigureValue | undefined,
): string | undefined {
  const plain = plainFigure(value);
  if (plain === undefined) return undefined;
  const text = tableCell(plain, { name: "", label: "", quantity, ...(decimals !== undefined && { decimals }) }, 2);
  switch (quantity) {
    case "dollars":
    case "date":
    case "yesNo":
    case "fraction":
      return unit === undefined || unit === "$" ? text : `${text} ${unit}`;
    case "dollarsPerYear":
      return `${text}/yr`;
    default:
      return unit === undefined ? text : `${text} ${unit}`;
  }
}

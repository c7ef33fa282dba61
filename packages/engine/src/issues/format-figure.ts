import { Decimal } from "../decimal/decimal.js";
import type { FigureDefinition, FigureValue } from "../model/figure.js";
import { parsePath } from "../path-text/parse-path.js";
import { formatDollars } from "./format.js";

/** A figure that was supplied, beside the same figure as it was computed. */
export interface FigureDifference {
  /** `costSavings.years[year=3].payment` */
  readonly path: string;
  readonly definition: FigureDefinition;
  readonly supplied: FigureValue;
  readonly computed: FigureValue;
}

/** `Payment (year 3) is $1.00 instead of $2.00`, for the words of an issue. */
export function formatDifference({ path, definition, supplied, computed }: FigureDifference): string {
  const { label } = definition;
  const name = `${label}${itemWords(path)}`;
  return `${name} is ${formatFigure(definition, supplied)} instead of ${formatFigure(definition, computed)}`;
}

/**
 * A figure as messages show it: `$1,234.50`, `4.75%`, `yes`.
 *
 * @example
 * import { Decimal, figureDefinition, formatFigure } from "@epb/engine";
 *
 * formatFigure(figureDefinition("costSavings.totalPayments"), new Decimal("1250.5")); // "$1,250.50"
 */
export function formatFigure({ quantity, decimals, unit }: FigureDefinition, value: FigureValue): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (!Decimal.isDecimal(value)) return String(value);
  if (quantity === "dollars" || quantity === "dollarsPerYear") return formatDollars(value);
  if (quantity === "fraction") return `${value.times(100).toDecimalPlaces(4).toFixed()}%`;
  const amount = value.toFixed(decimals);
  return unit === undefined ? amount : `${amount} ${unit}`;
}

/** The keys of a path in words: ` (year 3, month 2)`. */
function itemWords(path: string): string {
  const keys = parsePath(path).flatMap((step) => (step.kind === "item" ? step.keys : []));
  const words = keys.map(({ name, value }) => `${name === "fieldId" ? "field" : name} ${value}`);
  return words.length === 0 ? "" : ` (${words.join(", ")})`;
}

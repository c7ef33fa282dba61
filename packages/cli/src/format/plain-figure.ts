import { Decimal, type FigureDefinition } from "@epb/engine";
import { formatNumber, formatPercent } from "./numbers.js";

/** A figure as in JSON: decimals are text. */
export type PlainFigure = string | number | boolean;

const DOLLAR_DECIMALS = 2;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Number of a figure; undefined for other values. */
export function numberOfFigure(value: PlainFigure | undefined): Decimal | undefined {
  if (typeof value === "number") return new Decimal(value);
  return typeof value === "string" && DECIMAL.test(value) ? new Decimal(value) : undefined;
}

/** Decimals that people use: whole kilograms, cents, and for the rest those of the definition. */
export const readableDefinition = (definition: FigureDefinition): FigureDefinition =>
  definition.quantity === "kgCo2ePerYear" ? { ...definition, decimals: 0 } : definition;

/** A figure for a cell of a spreadsheet: without unit and thousands separators, rounded as people read it. */
export function formatForCell(value: PlainFigure | undefined, definition: FigureDefinition): string {
  const number = numberOfFigure(value);
  if (number === undefined) return value === undefined ? "" : String(value);
  const { quantity, decimals = 0 } = readableDefinition(definition);
  switch (quantity) {
    case "dollars":
    case "dollarsPerYear":
      return number.toFixed(DOLLAR_DECIMALS);
    case "fraction":
      return formatPercent(number);
    default:
      return number.toFixed(decimals);
  }
}

/** A number for a column that has the unit in its heading, `1,234,567`: amounts in whole dollars. */
export function formatGrouped(value: Decimal, definition: FigureDefinition): string {
  const { quantity, decimals = 0 } = readableDefinition(definition);
  switch (quantity) {
    case "dollars":
    case "dollarsPerYear":
      return formatNumber(value, 0);
    case "fraction":
      return formatPercent(value);
    default:
      return formatNumber(value, decimals);
  }
}

/** Label of a figure with the unit that {@link formatForCell} leaves out: `Project interest rate, % a year`. */
export function headingOfFigure({ label, quantity, unit }: FigureDefinition): string {
  switch (quantity) {
    case "dollars":
      return `${label}, $`;
    case "dollarsPerYear":
      return `${label}, $ a year`;
    case "fraction":
      return `${label}, ${["%", unit].filter((part) => part !== undefined).join(" ")}`;
    default:
      return unit === undefined ? label : `${label}, ${unit}`;
  }
}

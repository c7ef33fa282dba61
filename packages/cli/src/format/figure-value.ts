import { Decimal, type FigureDefinition, type FigureValue, type InputValue } from "@epb/engine";
import { formatDollars, formatNumber, formatPercent, UNKNOWN } from "./numbers.js";

/** A figure as a person reads it, with its unit: `$1,234.50`, `4.75 % a year`, `16 years`. */
export function formatFigure(value: FigureValue | undefined, definition: FigureDefinition): string {
  if (value === undefined) return UNKNOWN;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  const { quantity, unit, decimals = 0 } = definition;
  const amount = new Decimal(value);
  switch (quantity) {
    case "dollars":
      return formatDollars(amount);
    case "dollarsPerYear":
      return `${formatDollars(amount)} a year`;
    case "fraction":
      return withUnit(`${formatPercent(amount)} %`, unit);
    default:
      return withUnit(formatNumber(amount, decimals), unit);
  }
}

/** The change of a figure, with its sign: `+$1,234.50`. */
export function formatChange(change: Decimal, definition: FigureDefinition): string {
  const text = formatFigure(change, definition);
  return change.gt(0) ? `+${text}` : text;
}

/** The definition with up to so many decimals more, as many as a value has: of years, the mean or half a change. */
export function inMoreDetail(definition: FigureDefinition, value: Decimal, most = 2): FigureDefinition {
  const decimals = Math.max(definition.decimals ?? 0, Math.min(most, value.decimalPlaces()));
  return { ...definition, decimals };
}

const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;

/** An input as a person reads it: every digit, since a rounded one is another input. */
export function formatInput(value: InputValue | undefined, choice?: string, unit?: string): string {
  if (choice !== undefined) return choice;
  if (value === undefined) return "not entered";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (!Decimal.isDecimal(value)) return withUnit(String(value), unit);
  const [whole = "", fraction] = value.toFixed().split(".");
  const grouped = whole.replace(THOUSANDS, ",");
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return unit === "$" ? `$${text}`.replace("$-", "-$") : withUnit(text, unit);
}

const withUnit = (text: string, unit: string | undefined): string => (unit === undefined ? text : `${text} ${unit}`);

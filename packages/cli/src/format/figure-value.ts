import { Decimal, type FigureDefinition, type FigureValue, type InputValue } from "@epb/engine";
import { formatDollars, formatNumber, formatPercent, UNKNOWN } from "./numbers.js";

/** A figure as a person reads it, with its unit: `$1,234.50`, `4.75% a year`, `16 years`. */
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
      return withUnit(`${formatPercent(amount)}%`, unit);
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

/**
 * An input as a person reads it: every digit, since a rounded one is another input.
 *
 * @param isPercent - True for a fraction that people read as a percentage.
 */
export function formatInput(value: InputValue | undefined, choice?: string, unit?: string, isPercent = false): string {
  if (choice !== undefined) return choice;
  if (value === undefined) return "not entered";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (!Decimal.isDecimal(value)) return withUnit(String(value), unit);
  if (isPercent) return withUnit(`${value.times(100).toFixed()}%`, unit);
  const [whole = "", fraction] = value.toFixed().split(".");
  const grouped = whole.replace(THOUSANDS, ",");
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return unit === "$" ? `$${text}`.replace("$-", "-$") : withUnit(text, unit);
}

/** Unit of inputs that are rates: fractions per year. */
const RATE_UNIT = "a year";
const RATE_DECIMALS = 2;

export interface InputChange {
  readonly before: InputValue | undefined;
  readonly after: InputValue | undefined;
  readonly beforeChoice?: string | undefined;
  readonly afterChoice?: string | undefined;
  readonly unit?: string | undefined;
}

/**
 * Both values of a changed input, `$500 → $600`: every digit, the unit once, and rates as percentages with the same
 * number of decimals, `3.45% → 4.00% a year`.
 *
 * @param removed - Words for an input that is no longer there.
 */
export function formatInputChange(
  { before, after, beforeChoice, afterChoice, unit }: InputChange,
  removed: string = formatInput(undefined),
): string {
  const isRate = unit === RATE_UNIT && [before, after].some((value) => Decimal.isDecimal(value));
  const decimals = Math.max(RATE_DECIMALS, ...[before, after].map((value) => percentOf(value)?.decimalPlaces() ?? 0));
  const textOf = (value: InputValue | undefined, choice: string | undefined, ownUnit: string | undefined): string => {
    const percent = isRate ? percentOf(value) : undefined;
    return percent === undefined || choice !== undefined
      ? formatInput(value, choice, ownUnit)
      : withUnit(`${percent.toFixed(decimals)}%`, ownUnit);
  };
  const old = textOf(before, beforeChoice, unit === "$" ? unit : undefined);
  return `${old} → ${after === undefined && afterChoice === undefined ? removed : textOf(after, afterChoice, unit)}`;
}

const percentOf = (value: InputValue | undefined): Decimal | undefined =>
  Decimal.isDecimal(value) ? value.times(100) : undefined;

const withUnit = (text: string, unit: string | undefined): string => (unit === undefined ? text : `${text} ${unit}`);

import { COMMON_TEXTS } from "../texts/common-texts.js";
import { calendarDay } from "./dates.js";
import { cents, decimalNumber, percent } from "./numbers.js";

/** Maximum number of displayed decimals. */
const MOST_DECIMALS = 10;
/** For sums over a field, whose label contains the unit. */
const OWN_UNIT = "unit of the field";
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DIGITS = /^-?\d+(?:\.\d+)?$/;

/** A figure or input with all its digits, as an explanation needs it: `$1,234.567`, `3.85% a year`. */
export function exactValue(value: string | number | boolean | undefined, unit: string | undefined): string {
  if (value === undefined) return COMMON_TEXTS.notKnown;
  if (typeof value === "boolean") return value ? COMMON_TEXTS.yes : COMMON_TEXTS.no;
  const text = String(value);
  if (DAY.test(text)) return calendarDay(text);
  if (!DIGITS.test(text)) return text;
  if (unit === undefined || unit === OWN_UNIT) return decimalNumber(text, MOST_DECIMALS);
  if (unit.startsWith("$")) return `${amountInFull(text)}${unit.slice(1)}`;
  // Rates are fractions of something: a year, the base construction cost.
  if (unit === "a year" || unit.startsWith("of ")) return `${percent(text, MOST_DECIMALS)} ${unit}`;
  return `${decimalNumber(text, MOST_DECIMALS)} ${unit}`;
}

/** `$1,234.567`: cents at least, and every digit that there is. */
function amountInFull(text: string): string {
  const decimals = text.split(".")[1]?.length ?? 0;
  if (decimals <= 2) return cents(text);
  const sign = text.startsWith("-") ? "-" : "";
  return `${sign}$${decimalNumber(sign === "" ? text : text.slice(1), MOST_DECIMALS)}`;
}

import { Decimal } from "../decimal/decimal.js";
import type { InputValue } from "../paths/list-inputs.js";

const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;
const MOST_DECIMALS = 10;

/** A fraction as a percentage: `3.45%` for 0.0345. */
export const percentText = (value: InputValue): string =>
  Decimal.isDecimal(value) ? `${numberText(value.times(100))}%` : numberText(value);

/** A value for reading: every digit up to ten decimals, and `…` where more follow; never rounded. */
export function numberText(value: InputValue): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (!Decimal.isDecimal(value)) return String(value);
  const [whole = "", decimals = ""] = value.toFixed().split(".");
  const grouped = whole.replace(THOUSANDS, ",");
  if (decimals === "") return grouped;
  return decimals.length <= MOST_DECIMALS
    ? `${grouped}.${decimals}`
    : `${grouped}.${decimals.slice(0, MOST_DECIMALS)}…`;
}

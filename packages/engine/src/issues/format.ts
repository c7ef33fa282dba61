import { Decimal } from "../decimal/decimal.js";
import { GRID_SUBREGION_ACRONYMS } from "../enumerations/grid-subregion.js";
import type { PossibleSubregions } from "../reference/possible-subregions.js";

/**
 * Above the limits of all inputs, digits have no meaning: probably a mistyped rate made the loan grow without limit.
 */
const LONGEST_AMOUNT = new Decimal("1e21");

/** `$1,234.50`, or `$1.23e+45` beyond any real amount; for the words of an issue. */
export function formatDollars(amount: Decimal): string {
  if (amount.abs().gte(LONGEST_AMOUNT)) return `${amount.isNegative() ? "−" : ""}$${amount.abs().toExponential(2)}`;
  const text = amount.abs().toFixed(2);
  const [whole = "", cents = ""] = text.split(".");
  return `${amount.isNegative() && /[1-9]/.test(text) ? "−" : ""}$${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${cents}`;
}

/** `95.0002%`, for the words of an issue. */
export function formatPercent(fraction: Decimal): string {
  return `${fraction.times(100).toFixed()}%`;
}

/** `$7.97`, or `$0.00412`: three digits, for the price of a unit in the words of an issue. */
export const formatPrice = (price: Decimal): string => `$${price.toSignificantDigits(3).toFixed()}`;

/** `33,333 years`, for the words of an issue. */
export const formatWholeYears = (years: Decimal): string =>
  `${years.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ",")} years`;

/** `486,000`, or `4.5`: a quantity with its digits, for the words of an issue. */
export function formatQuantity(quantity: Decimal): string {
  const [whole = "", part] = quantity.toFixed().split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}${part === undefined ? "" : `.${part}`}`;
}

/** `a, b, and c`. */
export function joined(texts: readonly string[], word: "and" | "or" = "and"): string {
  if (texts.length < 3) return texts.join(` ${word} `);
  return `${texts.slice(0, -1).join(", ")}, ${word} ${texts.at(-1)}`;
}

/** `RMPA for ZIP codes that begin with 802`, or `RMPA or NWPP for CO`. */
export function subregionsText({ subregions, zipPrefix, state = "" }: PossibleSubregions): string {
  const acronyms = subregions.map((each) => GRID_SUBREGION_ACRONYMS[each]);
  const place = zipPrefix === undefined ? state : `ZIP codes that begin with ${zipPrefix}`;
  return `${joined(acronyms, "or")} for ${place}`;
}

/** `year 3`, `years 1 and 2`, or `years 1 to 4, 7, and 9 to 12`. */
export function yearsText(years: readonly number[]): string {
  const runs: { readonly first: number; last: number }[] = [];
  for (const year of [...years].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.last === year - 1) run.last = year;
    else runs.push({ first: year, last: year });
  }
  const texts = runs.flatMap(({ first, last }) => {
    if (last - first < 2) return first === last ? [String(first)] : [String(first), String(last)];
    return [`${first} to ${last}`];
  });
  return `${years.length === 1 ? "year" : "years"} ${joined(texts)}`;
}

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** ` The same is true of 3 other measures.`, or nothing if there are no other measures. */
export function alsoOf(others: number, thing: "measure" | "month"): string {
  if (others === 0) return "";
  return ` The same is true of ${others === 1 ? `one other ${thing}` : `${others} other ${thing}s`}.`;
}

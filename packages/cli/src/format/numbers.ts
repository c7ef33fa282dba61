import type { Decimal } from "@epb/engine";

/** Placeholder for an unknown figure. */
export const UNKNOWN = "–";

const NEGATIVE_ZERO = /^-(?=[0.]*$)/;
const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;

/** `1,234,567.5` with this number of decimals; rounded only for display, and never a negative zero. */
export function formatNumber(value: Decimal, decimals: number): string {
  const [whole = "", fraction] = value.toFixed(decimals).replace(NEGATIVE_ZERO, "").split(".");
  const grouped = whole.replace(THOUSANDS, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** `-$1,234.50`; the sign precedes the currency. */
export function formatDollars(amount: Decimal, decimals = 2): string {
  const text = formatNumber(amount, decimals);
  return text.startsWith("-") ? `-$${text.slice(1)}` : `$${text}`;
}

/** A fraction in percent with at most four decimals, `4.75`; the percent sign is part of the unit. */
export function formatPercent(fraction: Decimal): string {
  return fraction.times(100).toDecimalPlaces(4).toFixed();
}

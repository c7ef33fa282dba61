import type { Decimal } from "../decimal/decimal.js";

/** `$1,234.50`, for the words of an issue. */
export function formatDollars(amount: Decimal): string {
  const text = amount.abs().toFixed(2);
  const [whole = "", cents = ""] = text.split(".");
  return `${amount.isNegative() && /[1-9]/.test(text) ? "−" : ""}$${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${cents}`;
}

/** `95.0002 %`, for the words of an issue. */
export function formatPercent(fraction: Decimal): string {
  return `${fraction.times(100).toFixed()} %`;
}

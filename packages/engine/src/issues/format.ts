import { Decimal } from "../decimal/decimal.js";

/** Beyond what any input may be, digits say nothing any more: a rate was mistyped, and the loan has outgrown the world. */
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

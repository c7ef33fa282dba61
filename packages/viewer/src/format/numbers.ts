import { COMMON_TEXTS } from "../texts/common-texts.js";

/** An amount in a reply: a string of digits, exact. */
type Amount = string | number | undefined | null;

/** A figure that rounds to zero has no sign. */
const formatter = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat("en-US", { signDisplay: "negative", ...options });
const DOLLARS = formatter({ style: "currency", currency: "USD", maximumFractionDigits: 0 });
const CENTS = formatter({ style: "currency", currency: "USD" });
const ROUNDED_DOLLARS = formatter({ style: "currency", currency: "USD", trailingZeroDisplay: "stripIfInteger" });
const WHOLE = formatter({ maximumFractionDigits: 0 });

/**
 * Formats a number; unknown values are not shown as zero. Intl formats strings of digits exactly, but its types do not
 * say so.
 */
function format(by: Intl.NumberFormat, amount: Amount): string {
  return amount === undefined || amount === null || amount === ""
    ? COMMON_TEXTS.notKnown
    : by.format(amount as unknown as number);
}

/** `$1,234` */
export const dollars = (amount: Amount): string => format(DOLLARS, amount);

/** `$1,234`, `$39.50`: no cents where they are zero, as in rounded amounts. */
export const roundedDollars = (amount: Amount): string => format(ROUNDED_DOLLARS, amount);

/** `$1,234.50` */
export const cents = (amount: Amount): string => format(CENTS, amount);

/** Creating a formatter takes longer than rendering a row. */
function byDecimals(options: Intl.NumberFormatOptions): (decimals: number) => Intl.NumberFormat {
  const made = new Map<number, Intl.NumberFormat>();
  return (decimals) => {
    const known = made.get(decimals) ?? formatter({ ...options, maximumFractionDigits: decimals });
    made.set(decimals, known);
    return known;
  };
}
const decimalFormat = byDecimals({});
const percentFormat = byDecimals({ style: "percent", minimumFractionDigits: 0 });

const EXACT_DOLLARS = formatter({ style: "currency", currency: "USD", maximumFractionDigits: 15 });

/** `$1,234.567`: every digit of an entry. */
export const exactDollars = (amount: Amount): string => format(EXACT_DOLLARS, amount);

/** `1,234` */
export const wholeNumber = (amount: Amount): string => format(WHOLE, amount);

/** `1,234.5`, with at most this number of decimals. */
export const decimalNumber = (amount: Amount, decimals = 2): string => format(decimalFormat(decimals), amount);

/** `1,234.50`, always with this number of decimals. */
export const fixedNumber = (amount: Amount, decimals: number): string =>
  format(formatter({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }), amount);

/** `4.50%` for the fraction 0.045. */
export const percent = (fraction: Amount, decimals = 2): string => format(percentFormat(decimals), fraction);

/** Two decimals, the rest cut off: 0.999 does not read as 1.00. */
export function ratioText(ratio: { readonly toFixed: () => string }): string {
  const [whole = "", decimals = ""] = ratio.toFixed().split(".");
  return `${whole}.${decimals.padEnd(2, "0").slice(0, 2)}`;
}

const BYTE_UNITS = ["B", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"] as const;

/** @spec P §9 "Byte sizes are shown in units" */
export function byteSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  // A value that rounds to 1000.0 is shown as 1.0 of the next unit.
  while (unit < BYTE_UNITS.length - 1 && Number(size.toFixed(unit === 0 ? 0 : 1)) >= 1000) {
    size /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${BYTE_UNITS[unit]}`;
}

const COMPACT_DOLLARS = formatter({
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumSignificantDigits: 3,
});
const COMPACT_NUMBER = formatter({ notation: "compact", maximumSignificantDigits: 3 });

/** `$1.23M`, for narrow places. */
export const compactDollars = (amount: Amount): string => format(COMPACT_DOLLARS, amount);

/** `1.23M`, for narrow places. */
export const compactNumber = (amount: Amount): string => format(COMPACT_NUMBER, amount);

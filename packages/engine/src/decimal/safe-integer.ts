import { type Decimal, ZERO } from "./decimal.js";
import { DIGITS_PER_WORD, firstWordOf, fromWholeAndPart } from "./words.js";

// Whole numbers up to 2^53 are exact as plain numbers, which take a fraction of the time of any other kind. Between them,
// Math.floor(dividend / divisor) is exact too: a quotient below a whole number is below it by 1 ÷ divisor at least, and
// rounding moves it by less.

/** Decimals that fit into one word behind the point. */
export const MOST_SAFE_DECIMALS: number = DIGITS_PER_WORD;

/** Powers of ten that are exact as plain numbers. */
const POWERS_OF_TEN: readonly number[] = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/** 10^exponent; infinite where it is not exact. */
export const powerOfTen = (exponent: number): number => POWERS_OF_TEN[exponent] ?? Number.POSITIVE_INFINITY;

/**
 * Amount in units of its last decimal, as in {@link toWholeNumber}; undefined if the result is not a safe integer.
 *
 *     370 480.25 × 10^2 = 37 048 025
 *
 * @param decimals - At least the decimals the amount has.
 */
export function toSafeInteger(amount: Decimal, decimals: number): number | undefined {
  let units = 0;
  let power = firstWordOf(amount) * DIGITS_PER_WORD + decimals;
  for (const word of amount.d) {
    // Of the last word only the digits before `decimals` are not 0, so the quotient is whole.
    units += power >= 0 ? word * powerOfTen(power) : word / powerOfTen(-power);
    power -= DIGITS_PER_WORD;
  }
  if (!Number.isSafeInteger(units)) return undefined;
  return amount.s < 0 ? 0 - units : units;
}

/**
 * Amount for a number of units of a decimal place.
 *
 *     37 048 025 ÷ 10^2 = 370 480.25
 *
 * @param units - Safe integer.
 * @param decimals - 0 to {@link MOST_SAFE_DECIMALS}.
 */
export function fromSafeInteger(units: number, decimals: number): Decimal {
  if (units === 0) return ZERO;
  const size = Math.abs(units);
  const unitsPerOne = powerOfTen(decimals);
  const whole = Math.floor(size / unitsPerOne);
  return fromWholeAndPart(units < 0, whole, (size - whole * unitsPerOne) * powerOfTen(MOST_SAFE_DECIMALS - decimals));
}

/**
 * Quotient of two safe integers, rounded to the nearest whole number, ties up.
 *
 *     7 ÷ 2 = 3.5, rounded 4
 *
 * @param dividend - From 0 on.
 * @param divisor - Above 0.
 */
export function roundSafeQuotient(dividend: number, divisor: number): number {
  const whole = Math.floor(dividend / divisor);
  const rest = dividend - whole * divisor;
  return rest >= divisor - rest ? whole + 1 : whole;
}

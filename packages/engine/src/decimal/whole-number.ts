import { Decimal, ZERO } from "./decimal.js";
import { DIGITS_PER_WORD, firstWordOf, fromWholeAndPart, WORD } from "./words.js";

const WORD_UNITS = BigInt(WORD);

/**
 * Amount in units of its last decimal: amount × 10^decimals, which must be a whole number.
 *
 *     370 480.25 × 10^2 = 37 048 025
 *
 * The function reads decimal.js's internal words, because a conversion through text takes longer than the loan schedule.
 *
 * @param decimals - Number of decimals, not less than the decimals of the amount; further digits would be lost.
 */
export function toWholeNumber(amount: Decimal, decimals: number): bigint {
  let digits = 0n;
  for (const word of amount.d) digits = digits * WORD_UNITS + BigInt(word);
  const exponent = (firstWordOf(amount) - amount.d.length + 1) * DIGITS_PER_WORD + decimals;
  const scaled = exponent >= 0 ? digits * 10n ** BigInt(exponent) : digits / 10n ** BigInt(-exponent);
  return amount.isNegative() ? -scaled : scaled;
}

/**
 * Amount for a number of units of a decimal place, to the engine's precision. The reverse of `toWholeNumber`.
 *
 *     37 048 025 ÷ 10^2 = 370 480.25
 */
export function fromWholeNumber(units: bigint, decimals: number): Decimal {
  if (units === 0n) return ZERO;
  const number = Number(units);
  if (Number.isSafeInteger(number) && decimals <= MOST_SAFE_DECIMALS) return fromSafeInteger(number, decimals);
  const digits = units.toString();
  const amount = new Decimal(`${digits}e-${decimals}`);
  // Making a decimal keeps every digit; only calculating with it rounds.
  return digits.length > Decimal.precision ? amount.toSignificantDigits(Decimal.precision) : amount;
}

/** Decimals that fit into one word behind the point. */
export const MOST_SAFE_DECIMALS: number = DIGITS_PER_WORD;

/**
 * Amount for a number of units of a decimal place, from a safe integer.
 *
 *     37 048 025 ÷ 10^2 = 370 480.25
 *
 * The result is exact. If a quotient of whole numbers up to 2^53 is below a whole number, the difference is at least
 * 1 ÷ divisor, and rounding changes the quotient by less than this difference.
 *
 * @param units - Safe integer.
 * @param decimals - 0 to 7.
 */
export function fromSafeInteger(units: number, decimals: number): Decimal {
  if (units === 0) return ZERO;
  const size = Math.abs(units);
  const unitsPerOne = 10 ** decimals;
  const whole = Math.floor(size / unitsPerOne);
  return fromWholeAndPart(units < 0, whole, (size - whole * unitsPerOne) * 10 ** (MOST_SAFE_DECIMALS - decimals));
}

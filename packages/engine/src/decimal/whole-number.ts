import { Decimal, ZERO } from "./decimal.js";
import { fromSafeInteger, MOST_SAFE_DECIMALS } from "./safe-integer.js";
import { DIGITS_PER_WORD, firstWordOf, WORD } from "./words.js";

const WORD_UNITS = BigInt(WORD);

/**
 * Amount in units of its last decimal: amount × 10^decimals, which must be a whole number.
 *
 *     370 480.25 × 10^2 = 37 048 025
 *
 * The function reads decimal.js's internal words, because a conversion through text takes longer than the loan schedule.
 *
 * @param decimals - At least the decimals the amount has; digits beyond it would be cut off.
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

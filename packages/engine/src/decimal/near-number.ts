import type { Decimal } from "./decimal.js";
import { DIGITS_PER_WORD, firstWordOf, WORD } from "./words.js";

/** More digits than a binary float distinguishes, for any first word. */
const WORDS_OF_A_FLOAT = 4;

const TENS = Array.from({ length: 64 }, (_, exponent) => Number(`1e${exponent}`));

/** Looked up, since a power takes several times as long. */
const tenTo = (exponent: number): number => TENS[exponent] ?? 10 ** exponent;

/** Largest relative error of {@link nearNumber}; each of a few operations rounds by 2^-53. */
export const NEAR_NUMBER_ERROR = 1e-14;

/**
 * A binary float near an amount, for a first look: in no figure. Read from the stored words, because the way through text
 * takes many times as long.
 *
 * @param amount - Finite.
 */
export function nearNumber(amount: Decimal): number {
  const count = Math.min(amount.d.length, WORDS_OF_A_FLOAT);
  let digits = 0;
  for (let index = 0; index < count; index++) digits = digits * WORD + (amount.d[index] ?? 0);
  const exponent = (firstWordOf(amount) - count + 1) * DIGITS_PER_WORD;
  const size = exponent < 0 ? digits / tenTo(-exponent) : digits * tenTo(exponent);
  return amount.s < 0 ? -size : size;
}

import { Decimal } from "./decimal.js";

/** decimal.js stores a decimal in words of seven digits, counted from the point: 12 345 678.9 is 1, 2345678, 9000000. */
export const DIGITS_PER_WORD = 7;

/** Number of values of a word. */
export const WORD = 10_000_000;

/**
 * Position of the first word of an amount: 0 for the units, 1 for the ten millions, −1 for what is behind the point.
 */
export const firstWordOf = (amount: Decimal): number => Math.floor(amount.e / DIGITS_PER_WORD);

/**
 * Decimal made of a whole number and ten-millionths, stored as decimal.js would store it. Creating the decimal from
 * text takes several times as long.
 *
 *     12 345 678 + 9 000 000 ÷ 10 000 000 = 12 345 678.9
 *
 * @param whole - Safe integer from 0 on.
 * @param part - 0 to 9 999 999; above 0 if the whole number is 0.
 */
export function fromWholeAndPart(isNegative: boolean, whole: number, part: number): Decimal {
  const upper = Math.floor(whole / WORD);
  const units = whole - upper * WORD;
  const highest = Math.floor(upper / WORD);
  const middle = upper - highest * WORD;
  if (highest > 0) return fromWords(isNegative, [highest, middle, units, part], 2);
  if (upper > 0) return fromWords(isNegative, [middle, units, part], 1);
  return whole > 0 ? fromWords(isNegative, [units, part], 0) : fromWords(isNegative, [part], -1);
}

function fromWords(isNegative: boolean, words: number[], firstWord: number): Decimal {
  while (words.at(-1) === 0) words.pop();
  const amount = new Decimal(0);
  const stored: { s: number; e: number; d: number[] } = amount;
  stored.s = isNegative ? -1 : 1;
  stored.e = firstWord * DIGITS_PER_WORD + digitsOf(words[0] ?? 0) - 1;
  stored.d = words;
  return amount;
}

function digitsOf(word: number): number {
  let digits = 1;
  for (let power = 10; power <= word; power *= 10) digits++;
  return digits;
}

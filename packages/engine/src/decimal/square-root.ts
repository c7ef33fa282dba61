import type { Decimal } from "./decimal.js";
import { fromWholeNumber, toWholeNumber } from "./whole-number.js";

/**
 * Square root of an amount of zero or more, cut off after so many decimals. On integers, which takes a tenth of the time
 * of decimals.
 */
export function squareRoot(amount: Decimal, decimals: number): Decimal {
  return fromWholeNumber(wholeSquareRoot(toWholeNumber(amount, 2 * decimals)), decimals);
}

/** The largest whole number whose square is not above a whole number, by Newton's method from above. */
function wholeSquareRoot(square: bigint): bigint {
  if (square < 2n) return square;
  const bits = square.toString(16).length * 4;
  let root = 1n << BigInt(Math.ceil(bits / 2));
  for (let next = (root + square / root) >> 1n; next < root; next = (root + square / root) >> 1n) root = next;
  return root;
}

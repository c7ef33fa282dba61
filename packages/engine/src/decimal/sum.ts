import { Decimal, ZERO } from "./decimal.js";
import { firstWordOf, fromWholeAndPart, WORD } from "./words.js";

/** Sum of amounts that are all there, rounded once to the engine's precision; 0 for none. */
export function sum(amounts: readonly Decimal[]): Decimal {
  if (amounts.length <= 1) return amounts[0] ?? ZERO;
  return shortSum(amounts) ?? Decimal.sum(...amounts);
}

/** Sum of the amounts that are known; undefined when none is: unknown is not zero (D3). */
export function sumKnown(amounts: readonly (Decimal | undefined)[]): Decimal | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? undefined : sum(known);
}

/**
 * Sum of decimals with few digits, such as amounts that people enter: at most fifteen digits before the decimal point
 * and seven after the point. The digits before and after the point are added separately, as plain numbers, which are
 * exact up to 2^53. So an addition creates no new decimal.
 *
 *     12 000 000.5 + 0.75 = 12 000 001.25
 *
 * @returns Undefined if an amount has more digits or is not a number.
 */
export function shortSum(amounts: readonly Decimal[]): Decimal | undefined {
  let whole = 0;
  let part = 0;
  let size = 0;
  for (const amount of amounts) {
    const { s: sign, d: words } = amount;
    const first = firstWordOf(amount);
    let amountWhole = 0;
    if (first === 0) amountWhole = words[0] ?? 0;
    else if (first === 1) amountWhole = (words[0] ?? 0) * WORD + (words[1] ?? 0);
    else if (first === 2) amountWhole = ((words[0] ?? 0) * WORD + (words[1] ?? 0)) * WORD + (words[2] ?? 0);
    else if (first !== -1) return undefined;
    if (words.length > first + 2) return undefined;
    whole += sign * amountWhole;
    part += sign * (words[first + 1] ?? 0);
    size += amountWhole;
  }
  // Half of what is exact, so that carries fit too.
  if (size > Number.MAX_SAFE_INTEGER / 2) return undefined;
  const carried = Math.floor(part / WORD);
  whole += carried;
  part -= carried * WORD;
  if (whole >= 0) return whole === 0 && part === 0 ? ZERO : fromWholeAndPart(false, whole, part);
  // −3 and 7 500 000 ten-millionths are −2.25.
  return part === 0 ? fromWholeAndPart(true, -whole, 0) : fromWholeAndPart(true, -whole - 1, WORD - part);
}

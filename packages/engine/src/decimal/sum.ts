import { Decimal, ZERO } from "./decimal.js";
import { shortSum } from "./short-sum.js";

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

import { Decimal, ZERO } from "./decimal.js";

/** Sum of amounts that are all there; 0 for none. */
export function sum(amounts: readonly Decimal[]): Decimal {
  return amounts.length === 0 ? ZERO : Decimal.sum(...amounts);
}

/** Sum of the amounts that are known; undefined when none is: unknown is not zero (D3). */
export function sumKnown(amounts: readonly (Decimal | undefined)[]): Decimal | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? undefined : Decimal.sum(...known);
}

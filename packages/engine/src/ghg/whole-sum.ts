import type { Decimal } from "../decimal/decimal.js";
import { sumKnown } from "../decimal/sum.js";

/**
 * A part of a greenhouse-gas sum: an amount, nothing there (`undefined`: no energy of that kind), or energy without a
 * known rate (`"unknown"`).
 */
export type GasPart = Decimal | undefined | "unknown";

/** True for energy without a known rate. */
export function isUnknown(part: GasPart): part is "unknown" {
  return typeof part === "string";
}

/**
 * Sum of the parts that are there; `"unknown"` when one of them is: a total that leaves something out would be read as
 * the whole. Undefined when there is nothing to add.
 */
export function wholeSum(parts: readonly GasPart[]): GasPart {
  const amounts: (Decimal | undefined)[] = [];
  for (const part of parts) {
    if (isUnknown(part)) return part;
    amounts.push(part);
  }
  return sumKnown(amounts);
}

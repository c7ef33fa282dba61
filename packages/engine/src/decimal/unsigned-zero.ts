import { type Decimal, ZERO } from "./decimal.js";

/** Returns the amount unchanged, and zero without a sign: 0 × −5 is −0 in decimals, and no figure may read "-0". */
export const unsignedZero = (amount: Decimal): Decimal => (amount.isZero() ? ZERO : amount);

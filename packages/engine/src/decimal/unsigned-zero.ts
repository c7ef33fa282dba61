import { type Decimal, ZERO } from "./decimal.js";

/** The amount itself, and zero without a sign: 0 × −5 is −0 in decimals, and no figure shall read "-0". */
export const unsignedZero = (amount: Decimal): Decimal => (amount.isZero() ? ZERO : amount);

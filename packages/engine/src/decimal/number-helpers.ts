import type { Decimal } from "./decimal.js";

/**
 * True if an amount is above 0.
 *
 * @spec C §5 "Number helpers: positive >0"
 *
 * @example
 * import { Decimal, isPositive } from "@epb/engine";
 *
 * isPositive(new Decimal("0.01")); // true
 * isPositive(new Decimal(0)); // false
 */
export const isPositive = (amount: Decimal): boolean => amount.gt(0);

/**
 * True if an amount is 0 or more.
 *
 * @spec C §5 "Number helpers: … non-negative >=0"
 *
 * @example
 * import { Decimal, isNonNegative } from "@epb/engine";
 *
 * isNonNegative(new Decimal(0)); // true
 * isNonNegative(new Decimal("-0.01")); // false
 */
export const isNonNegative = (amount: Decimal): boolean => amount.gte(0);

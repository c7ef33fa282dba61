import type { Decimal } from "./decimal.js";

/** @spec C §5 "Number helpers: positive >0" */
export const isPositive = (amount: Decimal): boolean => amount.gt(0);

/** @spec C §5 "Number helpers: … non-negative >=0" */
export const isNonNegative = (amount: Decimal): boolean => amount.gte(0);

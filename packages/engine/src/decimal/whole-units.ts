import type { Decimal } from "./decimal.js";

/** Number of whole units in an amount, to count steps, bins, and places in a list: 3.7 holds 3, −3.7 holds −4. */
export const wholeUnits = (amount: Decimal): number => amount.floor().toNumber();

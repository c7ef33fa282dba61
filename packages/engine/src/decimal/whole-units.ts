import type { Decimal } from "./decimal.js";

/** How many whole units an amount holds, for counting steps, bins and places in a list: 3.7 holds 3, −3.7 holds −4. */
export const wholeUnits = (amount: Decimal): number => amount.floor().toNumber();

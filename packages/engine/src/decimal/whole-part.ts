import type { Decimal } from "./decimal.js";
import { unsignedZero } from "./unsigned-zero.js";

/** A number without its decimals, as spreadsheets truncate a count of periods: 4.9 becomes 4, and −4.9 becomes −4. */
export const wholePart = (count: Decimal): Decimal => unsignedZero(count.trunc());

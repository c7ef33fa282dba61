import { Decimal } from "@epb/engine";

/** True if two entries are equal: 5 and 5.00 are. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  Decimal.isDecimal(one) && Decimal.isDecimal(other) ? one.eq(other) : one === other;

import { Decimal } from "@epb/engine";

/** Whether two entries say the same: 5 and 5.00 do. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  Decimal.isDecimal(one) && Decimal.isDecimal(other) ? one.eq(other) : one === other;

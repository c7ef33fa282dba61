import { Decimal } from "@epb/engine";

/** Half a cent, $. A smaller difference is shown as $0.00. */
const LEAST_SHORTFALL = "0.005";

/**
 * True for a difference from the guaranteed savings that is shown as an amount below zero.
 *
 * @param difference - Verified savings minus guaranteed savings, $.
 */
export const isShortfall = (difference: string | undefined): boolean =>
  difference !== undefined && new Decimal(difference).lte(new Decimal(LEAST_SHORTFALL).negated());

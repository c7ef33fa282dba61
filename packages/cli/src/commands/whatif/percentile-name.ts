import type { Decimal } from "@epb/engine";

/** Name of a percentile: `P5` for the fraction 0.05, `P50` for the median. */
export const percentileName = (fraction: Decimal): string => `P${fraction.times(100).toFixed()}`;

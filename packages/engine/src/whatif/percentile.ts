import { type Decimal, ZERO } from "../decimal/decimal.js";
import { wholeUnits } from "../decimal/whole-units.js";

/**
 * A percentile of values, interpolated between the two nearest: definition 7 of Hyndman and Fan (Sample Quantiles in
 * Statistical Packages, The American Statistician 50, 1996), which is PERCENTILE.INC of spreadsheets.
 *
 *     position = (number of values − 1) × fraction, counted from 0
 *     percentile = value below + (position − its whole part) × (value above − value below)
 *     (5 − 1) × 0.9 = 3.6
 *     40 + 0.6 × (50 − 40) = 46   (of 10, 20, 30, 40 and 50)
 *
 * @param sorted - In ascending order; at least one.
 * @param fraction - 0 to 1.
 */
export function percentile(sorted: readonly Decimal[], fraction: Decimal): Decimal {
  const position = fraction.times(sorted.length - 1);
  const index = wholeUnits(position);
  const below = sorted[index] ?? ZERO;
  const above = sorted[index + 1] ?? below;
  return below.plus(position.minus(index).times(above.minus(below)));
}

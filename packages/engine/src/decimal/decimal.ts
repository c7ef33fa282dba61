import { Decimal as DecimalLibrary } from "decimal.js";

/**
 * The engine's exact decimal: 34 significant digits, ties away from zero. A private clone, so that no other user of
 * the library can change how our figures round.
 *
 * Compare with methods (`a.gt(b)`): the operators compile and compare text.
 *
 * @spec D1
 */
export const Decimal: typeof DecimalLibrary = DecimalLibrary.clone({
  precision: 34,
  rounding: DecimalLibrary.ROUND_HALF_UP,
  // Never exponential notation in our range: figures leave as plain decimal strings.
  toExpNeg: -60,
  toExpPos: 60,
});
export type Decimal = DecimalLibrary;

export const ZERO: Decimal = new Decimal(0);
export const ONE: Decimal = new Decimal(1);

import { type Amount, toDecimal } from "./amount.js";
import { Decimal, ZERO } from "./decimal.js";

/**
 * The engine's decimal with room for every digit: figures have 34 digits each, and the digits of a supplied figure can
 * have any exponent from −9 999 to 9 999.
 */
const Exact = Decimal.clone({ precision: 25_000 });

const TWO = 2;

/**
 * Difference of two figures, to the last digit. The difference of two figures of 34 digits can have more digits than
 * the engine's precision.
 *
 *     1 000 000 − 0.001 = 999 999.999
 */
export const exactDifference = (one: Decimal, other: Decimal): Decimal => new Exact(one).minus(other);

/**
 * Sum of amounts, to the last digit; 0 for an empty list.
 *
 *     331.2505 + 533.6205 = 864.871
 */
export const exactSum = (amounts: readonly Amount[]): Decimal =>
  amounts.reduce<Decimal>(
    (total, amount) => total.plus(Decimal.isDecimal(amount) ? amount : toDecimal(amount)),
    new Exact(ZERO),
  );

/**
 * Mean of two amounts, to the last digit.
 *
 *     (320.834 + 341.667) ÷ 2 = 331.2505
 */
export const exactMean = (one: Decimal, other: Decimal): Decimal => exactSum([one, other]).div(TWO);

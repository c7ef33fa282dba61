import type { Decimal } from "./decimal.js";
import { ZERO } from "./decimal.js";
import { unsignedZero } from "./unsigned-zero.js";

// The only file that rounds. Everything not rounded here is carried in full.
// @spec C §9 Amortization, "Interest rounds to 3 decimals"; C §9 "rounded to zero decimals"; D1

/**
 * Rounds guaranteed savings to whole dollars.
 *
 *     round(394 999.5) = 395 000
 */
export const roundGuaranteedSavings = (amount: Decimal): Decimal => unsignedZero(amount.toDecimalPlaces(0));

/**
 * Rounds monthly interest to a tenth of a cent.
 *
 *     round(4 166.6665, 3) = 4 166.667
 */
export const roundInterest = (amount: Decimal): Decimal => unsignedZero(amount.toDecimalPlaces(3));

/**
 * Rounds monthly ending balances to a hundredth of a cent.
 *
 *     round(963 486.58345, 4) = 963 486.5835
 */
export const roundBalance = (amount: Decimal): Decimal => unsignedZero(amount.toDecimalPlaces(4));

/**
 * Rounds the principal or the interest of a year to whole dollars.
 *
 *     round(222 774.499) = 222 774
 */
export const roundYearlyPart = (amount: Decimal): Decimal => unsignedZero(amount.toDecimalPlaces(0));

/**
 * Rounds principal plus interest of a year to the cent, from the sum of the unrounded months (D4).
 *
 *     round(370 480.005, 2) = 370 480.01
 */
export const roundYearlySum = (amount: Decimal): Decimal => unsignedZero(amount.toDecimalPlaces(2));

/**
 * Rounds a value that may not be a number: non-numeric input gives 0.
 *
 *     round(1.005, 2) = 1.01
 *
 * @spec C §5 "rounding yields 0 for non-numeric input"
 */
export function roundOrZero(value: Decimal | undefined, decimals: number): Decimal {
  return value === undefined || !value.isFinite() ? ZERO : unsignedZero(value.toDecimalPlaces(decimals));
}

/** Half away from zero, at any number of decimals: for working an explanation again. */
export const roundTo = (amount: Decimal, decimals: number): Decimal => unsignedZero(amount.toDecimalPlaces(decimals));

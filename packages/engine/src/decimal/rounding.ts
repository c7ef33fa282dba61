import type { Decimal } from "./decimal.js";
import { ZERO } from "./decimal.js";

// The only file that rounds. Everything not rounded here is carried in full.
// @spec C §9 Amortization, "Interest rounds to 3 decimals, ending balance to 4; …"; C §9 "rounded to zero decimals"; §1 D3

/** Guaranteed savings are whole dollars. */
export const roundGuaranteedSavings = (amount: Decimal): Decimal => amount.toDecimalPlaces(0);

/** Monthly interest is kept to a tenth of a cent. */
export const roundInterest = (amount: Decimal): Decimal => amount.toDecimalPlaces(3);

/** Monthly ending balances are kept to a hundredth of a cent. */
export const roundBalance = (amount: Decimal): Decimal => amount.toDecimalPlaces(4);

/** Principal and interest of a year are whole dollars. */
export const roundYearlyPart = (amount: Decimal): Decimal => amount.toDecimalPlaces(0);

/** Principal plus interest of a year is kept to the cent, rounded from the unrounded months (D4). */
export const roundYearlySum = (amount: Decimal): Decimal => amount.toDecimalPlaces(2);

/**
 * Rounding at the edge, where a value may not be a number at all: non-numeric input gives 0.
 *
 * @spec C §5 "rounding yields 0 for non-numeric input"
 */
export function roundOrZero(value: Decimal | undefined, decimals: number): Decimal {
  return value === undefined || !value.isFinite() ? ZERO : value.toDecimalPlaces(decimals);
}

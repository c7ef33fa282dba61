import { type Amount, toDecimal } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";

/**
 * Converts a real rate (without general inflation) to a nominal rate (with inflation).
 *
 *     nominal rate = (1 + real rate) × (1 + inflation) − 1
 *     (1 + 0.03) × (1 + 0.012) − 1 = 0.04236
 *
 * @param realRate - Fraction per year.
 * @param inflation - Fraction per year.
 * @returns Fraction per year.
 */
export const nominalFromReal = (realRate: Amount, inflation: Amount): Decimal =>
  toDecimal(realRate).plus(1).times(toDecimal(inflation).plus(1)).minus(1);

/**
 * Converts a nominal rate (with general inflation) to a real rate (without inflation).
 *
 *     real rate = (1 + nominal rate) ÷ (1 + inflation) − 1
 *     (1 + 0.04236) ÷ (1 + 0.012) − 1 = 0.03
 *
 * @param nominalRate - Fraction per year.
 * @param inflation - Fraction per year, above −1.
 * @returns Fraction per year.
 */
export const realFromNominal = (nominalRate: Amount, inflation: Amount): Decimal =>
  toDecimal(nominalRate).plus(1).div(toDecimal(inflation).plus(1)).minus(1);

import { type Amount, isReadable, toDecimal } from "../decimal/amount.js";
import { Decimal } from "../decimal/decimal.js";

/**
 * An argument as a decimal. What people typed into cells is data: a text or a number that is no finite number becomes "not
 * a number", for which a function gives the failure that a cell shows as `#VALUE!`.
 *
 * @throws EngineError "amount/inexact" for a number of more than 15 significant digits.
 */
export const cellNumber = (amount: Amount): Decimal =>
  isReadable(amount) ? toDecimal(amount) : new Decimal(Number.NaN);

export const cellNumbers = (amounts: readonly Amount[]): readonly Decimal[] => amounts.map(cellNumber);

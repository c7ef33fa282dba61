import { type Decimal, ZERO } from "../decimal/decimal.js";

/**
 * Guaranteed savings of a year that remain to pay the loan; never below zero.
 *
 *     needed payment = max(0, guaranteed savings − entered retained savings − expenses)
 *     395 000 − 1 000 − 23 520 = 370 480
 *
 * @param guaranteedSavings - $
 * @param enteredRetainedSavings - Retained savings that the user entered, $.
 * @param expenses - Expenses of the year with the delivery charge, $.
 * @returns $
 * @spec C §3 "Amortization summary per year … neededPayment"; D18
 */
export function neededPayment(guaranteedSavings: Decimal, enteredRetainedSavings: Decimal, expenses: Decimal): Decimal {
  const left = guaranteedSavings.minus(enteredRetainedSavings).minus(expenses);
  return left.isNegative() ? ZERO : left;
}

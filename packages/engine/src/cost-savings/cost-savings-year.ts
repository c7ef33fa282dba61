import type { Decimal } from "../decimal/decimal.js";

/**
 * Payment of a year: expenses plus debt service.
 *
 *     payment = expenses + debt service
 *     23 520 + 370 480 = 394 000
 *
 * @param expenses - Expenses of the year with the delivery charge, $.
 * @param debtService - Principal plus interest of the year, $.
 * @returns $
 * @spec C §9 "Year payments = total price + debt service", "Total debt service per year = principal"
 */
export function yearPayment(expenses: Decimal, debtService: Decimal): Decimal {
  return expenses.plus(debtService);
}

/**
 * Guaranteed savings of a year that the customer keeps: the entered retained savings in a full year, and more in the
 * year in which the loan is paid off.
 *
 *     retained = guaranteed savings − payment
 *     395 000 − 394 000 = 1 000
 *
 * @param guaranteedSavings - $
 * @param payment - $
 * @returns $
 * @spec C §9 "Per-year retained savings = guaranteed savings - payment"
 */
export function resultingRetainedSavings(guaranteedSavings: Decimal, payment: Decimal): Decimal {
  return guaranteedSavings.minus(payment);
}

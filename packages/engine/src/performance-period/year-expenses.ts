import type { Decimal } from "../decimal/decimal.js";

/**
 * Expenses of a performance-period year, including M&V, with the delivery charge on all expenses.
 *
 *     expenses = (measurement and verification + Σ other expenses) × (1 + delivery charge)
 *     (12 000 + 9 000) × 1.12 = 23 520
 *
 * @param expensesBeforeDeliveryCharge - M&V and other expenses, $.
 * @param deliveryCharge - Fraction.
 * @returns $
 * @spec C §3 "performance period items by year"; D16
 */
export function yearExpenses(expensesBeforeDeliveryCharge: Decimal, deliveryCharge: Decimal): Decimal {
  return expensesBeforeDeliveryCharge.times(deliveryCharge.plus(1));
}

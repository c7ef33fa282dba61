import type { Amount } from "../decimal/amount.js";
import { type PeriodPaymentTerms, wideInterestPayment } from "./interest-payment.js";
import { answer, type SpreadsheetResult } from "./result.js";

/**
 * PPMT: principal in a level payment.
 *
 *     principal = payment − interest
 *     92.29 − 16.67 = 75.62
 *
 * @returns $ of one period, below 0 for money paid out.
 */
export function principalPayment(terms: PeriodPaymentTerms<Amount>): SpreadsheetResult {
  const interest = wideInterestPayment(terms);
  return interest.ok ? answer(interest.payment.minus(interest.value)) : interest;
}

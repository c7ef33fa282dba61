import type { PaymentFrequency } from "../enumerations/payment-frequency.js";
import type { PaymentTiming } from "../enumerations/payment-timing.js";

/** Month of the loan year, 1 to 12; "December" of the specification is month 12 (D17). */
export type LoanMonth = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * Months in which a payment falls due. Monthly payments are eleven, each an eleventh of the year's amount.
 *
 * @spec C §9 "Payment frequency"; D8, D17. The annual row is our reading, the text names months for the other three only
 */
export const PAYMENT_MONTHS: Readonly<Record<PaymentFrequency, Readonly<Record<PaymentTiming, readonly LoanMonth[]>>>> =
  {
    // Payments a year, then timing: 1 Beginning, 2 End.
    1: { 1: [1], 2: [12] },
    2: { 1: [1, 7], 2: [6, 12] },
    4: { 1: [1, 4, 7, 10], 2: [3, 6, 9, 12] },
    12: { 1: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 2: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  };

/**
 * Payments a year; the values of `paymentTimingYear`.
 *
 * @spec C §9 Amortization, "Payment frequency"; payments a year as the value, D8
 */
export const PaymentFrequency = {
  Annual: 1,
  Biannual: 2,
  Quarterly: 4,
  Monthly: 12,
} as const;
export type PaymentFrequency = (typeof PaymentFrequency)[keyof typeof PaymentFrequency];

export const PAYMENT_FREQUENCY_LABELS: Readonly<Record<PaymentFrequency, string>> = {
  1: "Annual",
  2: "Biannual (twice a year)",
  4: "Quarterly",
  12: "Monthly",
};

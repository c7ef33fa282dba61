/**
 * @spec C §3 Enumerations, "Payment timing"; the ids are ours, D8
 */
export const PaymentTiming = {
  Beginning: 1,
  End: 2,
} as const;
export type PaymentTiming = (typeof PaymentTiming)[keyof typeof PaymentTiming];

export const PAYMENT_TIMING_LABELS: Readonly<Record<PaymentTiming, string>> = {
  1: "Beginning of period",
  2: "End of period",
};

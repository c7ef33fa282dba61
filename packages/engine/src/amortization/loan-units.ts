import { MONTHS_PER_YEAR } from "../constants/horizons.js";
import type { Decimal } from "../decimal/decimal.js";
import type { PaymentFrequency } from "../enumerations/payment-frequency.js";
import { PaymentTiming } from "../enumerations/payment-timing.js";
import { PAYMENT_MONTHS } from "./payment-months.js";

export interface LoanTerms {
  /** $, above 0. */
  readonly amountFinanced: Decimal;
  /** Fraction per year. */
  readonly annualRate: Decimal;
  readonly timing: PaymentTiming;
  readonly frequency: PaymentFrequency;
  /** Needed payment of each year, from year 1, $. */
  readonly neededPayments: readonly Decimal[];
  /** Incentives and other payments of each year, from year 1, $. */
  readonly incentives: readonly Decimal[];
}

/** Unit in which a loan is counted: 1 ÷ (installments × 10^decimals) dollars. */
export interface LoanUnits {
  readonly installmentsPerYear: number;
  /** As many as the finest of the amounts has, and those of a balance at least. */
  readonly decimals: number;
  /** True if a payment is due, for each month of the year. */
  readonly isPaymentMonth: readonly boolean[];
  /** True when payments fall at the end of their periods. */
  readonly isEnd: boolean;
}

export const INTEREST_DECIMALS = 3;
export const BALANCE_DECIMALS = 4;

export function loanUnits(terms: LoanTerms): LoanUnits {
  const paymentMonths: readonly number[] = PAYMENT_MONTHS[terms.frequency][terms.timing];
  let decimals = Math.max(BALANCE_DECIMALS, terms.amountFinanced.decimalPlaces());
  for (const payment of terms.neededPayments) decimals = Math.max(decimals, payment.decimalPlaces());
  for (const incentive of terms.incentives) decimals = Math.max(decimals, incentive.decimalPlaces());
  return {
    installmentsPerYear: paymentMonths.length,
    decimals,
    isPaymentMonth: Array.from({ length: MONTHS_PER_YEAR }, (_, index) => paymentMonths.includes(index + 1)),
    isEnd: terms.timing === PaymentTiming.End,
  };
}

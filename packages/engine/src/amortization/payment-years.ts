import { Decimal } from "../decimal/decimal.js";
import type { AmortizationYear } from "../model/calculated/amortization-values.js";

/** A year counts toward the performance period above this, $. @spec C §9 "payoff threshold" */
export const PAYOFF_THRESHOLD: Decimal = new Decimal("0.005");

/** A last year below this part of the year before it is a tail (D22). */
const TAIL_PART = new Decimal("0.01");

/** True when the year counts toward the performance period. @spec C §9 "principal plus interest exceeds 0.005" */
export function isPaymentYear({ principalPlusInterest }: AmortizationYear): boolean {
  return principalPlusInterest.gt(PAYOFF_THRESHOLD);
}

/**
 * Performance period in years: how many years make a payment.
 *
 * @spec C §9 "A year counts toward the performance period if …"; D22
 */
export function countPaymentYears(summary: readonly AmortizationYear[]): number {
  return summary.filter(isPaymentYear).length;
}

/**
 * Years that make no payment though a later one does. They do not count toward the performance period, so as many paying
 * years fall behind its end.
 *
 * @spec D22 "A year without a payment between two with one is a warning"; the same holds for one before the first
 */
export function yearsWithoutPayment(summary: readonly AmortizationYear[]): readonly AmortizationYear[] {
  const pays = summary.map(isPaymentYear);
  return summary.filter((_, index) => index < pays.lastIndexOf(true) && !pays[index]);
}

/** The last year, when its payment is under 1 % of that of the year before; undefined otherwise. @spec D22 */
export function tailYear(summary: readonly AmortizationYear[]): AmortizationYear | undefined {
  const [before, last] = summary.slice(-2);
  if (before === undefined || last === undefined || !isPaymentYear(last)) return undefined;
  return last.principalPlusInterest.lt(before.principalPlusInterest.times(TAIL_PART)) ? last : undefined;
}

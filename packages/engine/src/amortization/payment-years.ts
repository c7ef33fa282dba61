import { Decimal } from "../decimal/decimal.js";
import type { AmortizationYear } from "../model/calculated/amortization-values.js";

/** A year counts toward the performance period above this, $. @spec C §9 "payoff threshold" */
export const PAYOFF_THRESHOLD: Decimal = new Decimal("0.005");

/** A last year below this part of the year before it is a tail (D22). */
const TAIL_PART = new Decimal("0.01");

/**
 * True if a year counts toward the performance period.
 *
 * @spec C §9 "principal plus interest exceeds 0.005"
 *
 * @example
 * import { isPaymentYear } from "@epb/engine";
 *
 * const [firstYear] = calculation.calculatedValues.amortization?.summary ?? [];
 * firstYear && isPaymentYear(firstYear); // true
 */
export function isPaymentYear({ principalPlusInterest }: AmortizationYear): boolean {
  return principalPlusInterest.gt(PAYOFF_THRESHOLD);
}

/**
 * Term of the loan in years: the number of the last year with a payment.
 *
 *     term = last year y with principal plus interest(y) > 0.005
 *     payments in years 1, 2, 3 and 5: 5 years
 *
 * @returns Years; 0 without any payment.
 * @spec C §9 "A year counts toward the performance"; D22, 0068
 */
export function lastPaymentYear(summary: readonly AmortizationYear[]): number {
  return summary.filter(isPaymentYear).at(-1)?.year ?? 0;
}

/**
 * Number of years with a payment. The number is less than the term if a year before the last payment has no payment.
 *
 *     years with payments = number of years y with principal plus interest(y) > 0.005
 *     payments in years 1, 2, 3 and 5: 4 years
 *
 * @spec C §9 "A year counts toward the performance"; D22, 0068
 *
 * @example
 * import { countPaymentYears } from "@epb/engine";
 *
 * countPaymentYears(calculation.calculatedValues.amortization?.summary ?? []); // 16
 */
export function countPaymentYears(summary: readonly AmortizationYear[]): number {
  return summary.filter(isPaymentYear).length;
}

/**
 * Years without a payment that are before the last year with a payment.
 *
 * @spec D22 "A year without a payment before the last one is a warning"
 *
 * @example
 * import { yearsWithoutPayment } from "@epb/engine";
 *
 * yearsWithoutPayment(calculation.calculatedValues.amortization?.summary ?? []).length; // 0
 */
export function yearsWithoutPayment(summary: readonly AmortizationYear[]): readonly AmortizationYear[] {
  return summary.slice(0, lastPaymentYear(summary)).filter((year) => !isPaymentYear(year));
}

/**
 * Last year, if its payment is under 1% of the payment of the year before; undefined otherwise.
 *
 * @spec D22
 *
 * @example
 * import { tailYear } from "@epb/engine";
 *
 * tailYear(calculation.calculatedValues.amortization?.summary ?? [])?.year; // undefined
 */
export function tailYear(summary: readonly AmortizationYear[]): AmortizationYear | undefined {
  const [before, last] = summary.slice(-2);
  if (before === undefined || last === undefined || !isPaymentYear(last)) return undefined;
  return last.principalPlusInterest.lt(before.principalPlusInterest.times(TAIL_PART)) ? last : undefined;
}

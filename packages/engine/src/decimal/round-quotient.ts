/**
 * Quotient of two whole numbers, rounded to the nearest whole number, ties away from zero.
 *
 *     7 ÷ 2 = 3.5, rounded 4
 *     −7 ÷ 2 = −3.5, rounded −4
 *
 * @param divisor - Above 0.
 */
export function roundQuotient(dividend: bigint, divisor: bigint): bigint {
  const doubled = dividend * 2n;
  return (dividend < 0n ? doubled - divisor : doubled + divisor) / (divisor * 2n);
}

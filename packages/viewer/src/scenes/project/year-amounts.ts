import type { PresentedMeasurementYear } from "@epb/contract";
import { Decimal, MeasurementStatus } from "@epb/engine";

/** Sums over the years with verified savings, $. A sum is absent if an amount of one of these years is not known. */
export interface VerifiedTotals {
  readonly verified: string;
  readonly guaranteed?: string;
  readonly difference?: string;
}

/** Undefined without a year with verified savings. Years to which M&V does not apply do not count. */
export function verifiedTotals(years: readonly PresentedMeasurementYear[]): VerifiedTotals | undefined {
  const counted = years.filter(
    ({ status, verifiedSavings }) => status !== MeasurementStatus.NotApplicable && verifiedSavings !== undefined,
  );
  const verified = sumOf(counted.map(({ verifiedSavings }) => verifiedSavings));
  if (counted.length === 0 || verified === undefined) return undefined;
  const guaranteed = sumOf(counted.map(({ guaranteedSavings }) => guaranteedSavings));
  return {
    verified: verified.toFixed(),
    ...(guaranteed !== undefined && {
      guaranteed: guaranteed.toFixed(),
      difference: verified.minus(guaranteed).toFixed(),
    }),
  };
}

function sumOf(amounts: readonly (string | undefined)[]): Decimal | undefined {
  let sum = new Decimal(0);
  for (const amount of amounts) {
    if (amount === undefined) return undefined;
    sum = sum.plus(amount);
  }
  return sum;
}

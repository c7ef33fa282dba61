import type { Decimal } from "../decimal/decimal.js";
import type { PartialCalculatedValues } from "./calculated/calculated-values.js";

type CoverageValues = Pick<Partial<PartialCalculatedValues>, "costSavings" | "express">;

/** Guaranteed savings and payments of a year, $. A member is undefined where it is not known. */
interface CoveredYear {
  readonly savings: Decimal | undefined;
  readonly payments: Decimal | undefined;
}

/**
 * Lowest coverage of a year's payments by its guaranteed savings, over the years with payments. If the coverage is below 1,
 * the payments of the year are above the guaranteed savings. Payments of the express edition are its debt service.
 *
 *     coverage of a year = guaranteed savings ÷ payments
 *     years with 120 000 ÷ 100 000 and 99 000 ÷ 100 000 → 0.99
 *
 * @returns Fraction, not rounded; undefined if no year has payments, or a figure of a year is not known.
 * @spec C §9 "Performance period and cost savings"
 *
 * @example
 * import { lowestCoverage } from "@epb/engine";
 *
 * lowestCoverage(calculation.calculatedValues)?.toFixed(4); // "1.0018"
 */
export function lowestCoverage(values: CoverageValues | undefined): Decimal | undefined {
  let lowest: Decimal | undefined;
  for (const { savings, payments } of coveredYears(values)) {
    if (savings === undefined || payments === undefined) return undefined;
    if (!payments.gt(0)) continue;
    const coverage = savings.div(payments);
    if (lowest === undefined || coverage.lt(lowest)) lowest = coverage;
  }
  return lowest;
}

function coveredYears(values: CoverageValues | undefined): readonly CoveredYear[] {
  const { years: full = [] } = values?.costSavings ?? {};
  if (full.length > 0)
    return full.map(({ guaranteedSavings, payment }) => ({ savings: guaranteedSavings, payments: payment }));
  const { years: express = [] } = values?.express ?? {};
  return express.map(({ guaranteedSavings, debtService }) => ({ savings: guaranteedSavings, payments: debtService }));
}

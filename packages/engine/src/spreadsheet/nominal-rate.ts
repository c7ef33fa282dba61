import type { Amount } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import { wholePart } from "../decimal/whole-part.js";
import { WideDecimal } from "../decimal/wide-decimal.js";
import { cellNumber } from "./cell-number.js";
import { answer, areNumbers, failure, type SpreadsheetResult } from "./result.js";

/**
 * NOMINAL: the nominal yearly rate of an effective yearly rate with interest added several times a year.
 *
 *     nominal rate = ((1 + effective rate)^(1 ÷ periods per year) − 1) × periods per year
 *     (1.053543^(1 ÷ 4) − 1) × 4 = 0.052500319…
 *
 * @param effectiveRate - Fraction per year, above 0.
 * @param periodsPerYear - 1 or more; decimals are dropped.
 * @returns Fraction per year.
 */
export function nominalRate(effectiveRate: Amount, periodsPerYear: Amount): SpreadsheetResult {
  return nominalRateOf(cellNumber(effectiveRate), cellNumber(periodsPerYear));
}

function nominalRateOf(effectiveRate: Decimal, periodsPerYear: Decimal): SpreadsheetResult {
  if (!areNumbers(effectiveRate, periodsPerYear)) return failure("not-a-number");
  if (effectiveRate.lte(0)) return failure("rate-not-positive");
  if (periodsPerYear.lt(1)) return failure("periods-not-positive");
  const periods = wholePart(periodsPerYear);
  const root = new WideDecimal(effectiveRate).plus(1).pow(new WideDecimal(1).div(periods));
  return answer(root.minus(1).times(periods));
}

import type { Amount } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import { wholePart } from "../decimal/whole-part.js";
import { WideDecimal } from "../decimal/wide-decimal.js";
import { cellNumber } from "./cell-number.js";
import { answer, areNumbers, failure, type SpreadsheetResult } from "./result.js";

/**
 * EFFECT: the effective yearly rate of a nominal yearly rate with interest added several times a year.
 *
 *     effective rate = (1 + nominal rate ÷ periods per year)^(periods per year) − 1
 *     (1 + 0.0525 ÷ 4)^4 − 1 = 0.053542667…
 *
 * @param nominalRate - Fraction per year, above 0.
 * @param periodsPerYear - 1 or more; decimals are dropped.
 * @returns Fraction per year.
 */
export function effectiveRate(nominalRate: Amount, periodsPerYear: Amount): SpreadsheetResult {
  return effectiveRateOf(cellNumber(nominalRate), cellNumber(periodsPerYear));
}

function effectiveRateOf(nominalRate: Decimal, periodsPerYear: Decimal): SpreadsheetResult {
  if (!areNumbers(nominalRate, periodsPerYear)) return failure("not-a-number");
  if (nominalRate.lte(0)) return failure("rate-not-positive");
  if (periodsPerYear.lt(1)) return failure("periods-not-positive");
  const periods = wholePart(periodsPerYear);
  return answer(new WideDecimal(nominalRate).div(periods).plus(1).pow(periods).minus(1));
}

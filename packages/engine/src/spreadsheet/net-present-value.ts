import type { Amount } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import { WideDecimal } from "../decimal/wide-decimal.js";
import { cellNumber, cellNumbers } from "./cell-number.js";
import { answer, areNumbers, failure, type SpreadsheetResult } from "./result.js";

/**
 * NPV: the value, at the beginning of period 1, of flows at the end of periods 1, 2, 3, and so on. A flow at the very
 * beginning is added to the result, not put into the list.
 *
 *     net present value = Σ flow(i) ÷ (1 + rate)^i
 *     −10 000 ÷ 1.1 + 3 000 ÷ 1.1^2 + 4 200 ÷ 1.1^3 + 6 800 ÷ 1.1^4 = 1 188.443…
 *
 * @param rate - Fraction per period.
 * @param flows - $, in order, one for each period; a period without a flow has a 0.
 * @returns $; 0 for no flows; no result at a rate of −100%.
 */
export function netPresentValue(rate: Amount, flows: readonly Amount[]): SpreadsheetResult {
  return presentValueOfFlows(cellNumber(rate), cellNumbers(flows));
}

function presentValueOfFlows(rate: Decimal, flows: readonly Decimal[]): SpreadsheetResult {
  if (!areNumbers(rate, ...flows)) return failure("not-a-number");
  const growth = new WideDecimal(rate).plus(1);
  if (growth.isZero()) return failure("no-answer");
  // From the last flow back to the first, so that each step is one division.
  return answer(flows.reduceRight<Decimal>((value, flow) => value.plus(flow).div(growth), new WideDecimal(0)));
}

import { daysBetween } from "../calendar/days-between.js";
import type { Amount } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import { WideDecimal } from "../decimal/wide-decimal.js";
import { cellNumber } from "./cell-number.js";
import { DAYS_PER_DISCOUNT_YEAR, type DatedFlow, datedFlows } from "./dated-flow.js";
import { answer, areNumbers, failure, type SpreadsheetResult } from "./result.js";

/**
 * XNPV: what flows on any dates are worth on the date of the first one in the list. The others come in any order, none
 * before it.
 *
 *     net present value = Σ flow ÷ (1 + rate)^(days since the first flow ÷ 365)
 *     −10 000 + 2 750 ÷ 1.09^(60 ÷ 365) + 4 250 ÷ 1.09^(303 ÷ 365) + 3 250 ÷ 1.09^(411 ÷ 365) + 2 750 ÷ 1.09^(456 ÷ 365) = 2 086.64…
 *
 * @param rate - Fraction per year, above −1.
 * @throws EngineError "date/unreadable" for a text that is no day.
 * @returns $
 */
export function netPresentValueOfDates(rate: Amount, flows: readonly DatedFlow<Amount, string>[]): SpreadsheetResult {
  return presentValueOfDatedFlows(cellNumber(rate), datedFlows(flows));
}

function presentValueOfDatedFlows(rate: Decimal, flows: readonly DatedFlow[]): SpreadsheetResult {
  const [first] = flows;
  if (first === undefined) return failure("no-flows");
  if (!areNumbers(rate, ...flows.map(({ amount }) => amount))) return failure("not-a-number");
  if (rate.lte(-1)) return failure("rate-not-above-minus-one");
  if (flows.some(({ date }) => date < first.date)) return failure("date-before-first");
  // One root, then whole powers of it.
  const dailyGrowth = new WideDecimal(rate).plus(1).pow(new WideDecimal(1).div(DAYS_PER_DISCOUNT_YEAR));
  return answer(
    flows.reduce<Decimal>(
      (value, { amount, date }) =>
        value.plus(new WideDecimal(amount).div(dailyGrowth.pow(daysBetween(first.date, date)))),
      new WideDecimal(0),
    ),
  );
}

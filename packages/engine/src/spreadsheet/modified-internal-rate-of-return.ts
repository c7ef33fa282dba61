import type { Amount } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import { WideDecimal } from "../decimal/wide-decimal.js";
import { cellNumber, cellNumbers } from "./cell-number.js";
import { answer, areNumbers, failure, type SpreadsheetResult } from "./result.js";

/**
 * MIRR: the yield of an investment whose payments are financed at one rate and whose income is reinvested at another.
 *
 *     yield = (income grown to the last period ÷ −payments discounted to the first)^(1 ÷ (number of flows − 1)) − 1
 *     ((39 000 × 1.12^4 + 30 000 × 1.12^3 + 21 000 × 1.12^2 + 37 000 × 1.12 + 46 000) ÷ 120 000)^(1 ÷ 5) − 1 = 0.126…
 *
 * @param flows - $, in order, the first one now.
 * @param financeRate - Fraction per period, above −1: paid on the payments.
 * @param reinvestmentRate - Fraction per period, above −1: earned on the income.
 * @returns Fraction per period.
 */
export function modifiedInternalRateOfReturn(
  flows: readonly Amount[],
  financeRate: Amount,
  reinvestmentRate: Amount,
): SpreadsheetResult {
  return yieldOf(cellNumbers(flows), cellNumber(financeRate), cellNumber(reinvestmentRate));
}

function yieldOf(flows: readonly Decimal[], financeRate: Decimal, reinvestmentRate: Decimal): SpreadsheetResult {
  if (!areNumbers(financeRate, reinvestmentRate, ...flows)) return failure("not-a-number");
  if (financeRate.lte(-1) || reinvestmentRate.lte(-1)) return failure("rate-not-above-minus-one");
  const lastPeriod = flows.length - 1;
  const [financeGrowth, incomeGrowth] = [
    new WideDecimal(financeRate).plus(1),
    new WideDecimal(reinvestmentRate).plus(1),
  ];
  let [payments, income] = [new WideDecimal(0), new WideDecimal(0)];
  flows.forEach((flow, period) => {
    if (flow.lt(0)) payments = payments.plus(new WideDecimal(flow).div(financeGrowth.pow(period)));
    else income = income.plus(new WideDecimal(flow).times(incomeGrowth.pow(lastPeriod - period)));
  });
  if (payments.isZero() || income.isZero()) return failure("flows-of-one-sign");
  return answer(income.div(payments.neg()).pow(new WideDecimal(1).div(lastPeriod)).minus(1));
}

import { Decimal, ZERO } from "../../decimal/decimal.js";
import type { Report } from "../../issues/issue.js";
import type { AmortizationValues } from "../../model/calculated/amortization-values.js";
import type { CancellationCeilingItem } from "../../model/cancellation-ceiling.js";
import { inputPath } from "../../path-text/input-path.js";

/** Who cancels pays back the loan first, so a ceiling below this part of the balance is a typing mistake. */
const SMALLEST_PART_OF_BALANCE = new Decimal("0.5");

/** Who cancels pays the balance and a premium, so a ceiling above this multiple of the whole loan is a typing mistake. */
const HIGHEST_MULTIPLE_OF_LOAN = 2;

/** Cancellation ceilings far below what is still owed in their month, or far above the loan. */
export function checkCancellationCeilings(
  ceilings: readonly CancellationCeilingItem[],
  schedule: AmortizationValues | undefined,
  report: Report,
): void {
  if (ceilings.length === 0 || schedule === undefined) return;
  const balances = new Map(
    schedule.detail.map(({ year, month, endingBalance }) => [`${year} ${month}`, endingBalance]),
  );
  const loan = [...balances.values()].reduce((highest, balance) => Decimal.max(highest, balance), ZERO);
  for (const { year, month, value } of ceilings) {
    if (loan.gt(0) && value.gt(loan.times(HIGHEST_MULTIPLE_OF_LOAN))) {
      report({
        name: "plausibility/cancellation-ceiling-above-loan",
        at: inputPath("cancellationCeiling", { year, month }, "value"),
        details: { year, month, ceiling: value, loan },
      });
      continue;
    }
    const balance = balances.get(`${year} ${month}`);
    if (balance === undefined || value.gte(balance.times(SMALLEST_PART_OF_BALANCE))) continue;
    report({
      name: "plausibility/cancellation-ceiling",
      at: inputPath("cancellationCeiling", { year, month }, "value"),
      details: { year, month, ceiling: value, balance },
    });
  }
}

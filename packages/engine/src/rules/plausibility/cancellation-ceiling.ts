import { Decimal, ZERO } from "../../decimal/decimal.js";
import type { Report } from "../../issues/issue.js";
import type { AmortizationValues } from "../../model/calculated/amortization-values.js";
import type { CancellationCeilingItem } from "../../model/cancellation-ceiling.js";
import { type InputPath, inputPath } from "../../path-text/input-path.js";

/** Who cancels pays back the loan first, so a ceiling below this part of the balance is a typing mistake. */
const SMALLEST_PART_OF_BALANCE = new Decimal("0.5");

/** Who cancels pays the balance and a premium, so a ceiling above this multiple of the whole loan is a typing mistake. */
const HIGHEST_MULTIPLE_OF_LOAN = 2;

/** Cancellation ceilings far below what is still owed in their month, or far above the loan; the first month of each kind. */
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
  const ordered = [...ceilings].sort((one, other) => one.year - other.year || one.month - other.month);
  const isAboveLoan = ({ value }: CancellationCeilingItem): boolean =>
    loan.gt(0) && value.gt(loan.times(HIGHEST_MULTIPLE_OF_LOAN));
  const [above, ...alsoAbove] = ordered.filter(isAboveLoan);
  if (above !== undefined) {
    report({
      name: "plausibility/cancellation-ceiling-above-loan",
      at: pathOf(above),
      details: { year: above.year, month: above.month, ceiling: above.value, loan, others: alsoAbove.length },
    });
  }
  const balanceOf = ({ year, month }: CancellationCeilingItem): Decimal | undefined => balances.get(`${year} ${month}`);
  const [below, ...alsoBelow] = ordered.filter((item) => {
    const balance = balanceOf(item);
    return balance !== undefined && !isAboveLoan(item) && item.value.lt(balance.times(SMALLEST_PART_OF_BALANCE));
  });
  if (below !== undefined) {
    report({
      name: "plausibility/cancellation-ceiling",
      at: pathOf(below),
      details: {
        year: below.year,
        month: below.month,
        ceiling: below.value,
        balance: balanceOf(below) ?? ZERO,
        others: alsoBelow.length,
      },
    });
  }
}

const pathOf = ({ year, month }: CancellationCeilingItem): InputPath =>
  inputPath("cancellationCeiling", { year, month }, "value");

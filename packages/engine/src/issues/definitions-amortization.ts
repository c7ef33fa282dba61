import { CalculationArea } from "../enumerations/calculation-area.js";
import { capitalized, formatDollars, formatPercent, yearsText } from "./format.js";
import type { IssueDefinitionsOf } from "./issue-definition.js";
import type { TailYear } from "./issue-details.js";
import { longLoanAdvice } from "./long-loan-advice.js";

const section = CalculationArea.Amortization;

/** @spec C §8 "Amortization"; D18, D22 */
export const AMORTIZATION_ISSUES: IssueDefinitionsOf<"amortization"> = {
  "amortization/loan-amount-missing": {
    code: "EPB-AMO-001",
    section,
    severity: "error",
    message: () => "Missing loan amount.",
    advice: ({ amount }) =>
      amount === undefined
        ? "Enter the prices of the measures. epb calculates the amount financed from the prices."
        : `The amount financed is ${formatDollars(amount)}; the amount of a loan must be above $0. Check the measures' prices and the implementation payment.`,
  },
  "amortization/interest-rate-missing": {
    code: "EPB-AMO-002",
    section,
    severity: "error",
    message: () => "Missing Project Interest Rate",
    advice: () => "Enter the index rate and the added premium under Financing. Enter 0% for no interest.",
  },
  "amortization/loan-start-date-missing": {
    code: "EPB-AMO-003",
    section,
    severity: "error",
    message: () => "Missing loan start date",
    advice: () => "Enter the award date and the implementation period in months under Financing, or a loan start date.",
  },
  "amortization/performance-period-missing": {
    code: "EPB-AMO-004",
    section,
    severity: "error",
    message: () => "Performance period is missing",
    advice: () => "Enter the years of the performance period with their expenses. Enter 0 for a year without expenses.",
  },
  "amortization/payment-timing-missing": {
    code: "EPB-AMO-005",
    section,
    severity: "error",
    message: () => "Missing payment timing",
    advice: () =>
      "Under Financing, choose the number of payments a year, and whether payments are due at the beginning or the end of each period.",
  },
  "amortization/needed-payment-negative": {
    code: "EPB-AMO-006",
    section,
    severity: "warning",
    message: ({ years, shortfall, lastYear, yearsWithPayments }) => {
      const [first = 0, ...others] = years;
      const exceed = `In ${yearsText(years)}, retained savings and expenses exceed the guaranteed savings`;
      const amount = formatDollars(shortfall);
      const by =
        others.length === 0
          ? ` by ${amount}, so no payment is made.`
          : `, so no payment is made. In year ${first}, the difference is ${amount}.`;
      const isBeforeLast = years.some((year) => year < lastYear);
      return `${exceed}${by}${isBeforeLast ? ` The last payment is in year ${lastYear}. Years with payments: ${yearsWithPayments} of ${lastYear}.` : ""}`;
    },
    advice: ({ years }) =>
      `Check the guaranteed savings of ${yearsText(years)}, or lower the retained savings or the expenses. Interest of a year without a payment is added to the loan.`,
  },
  "amortization/year-without-payment": {
    code: "EPB-AMO-007",
    section,
    severity: "warning",
    message: ({ years, lastYear, yearsWithPayments }) =>
      `${capitalized(yearsText(years))} ${years.length === 1 ? "has" : "have"} no payment, but the last payment is in year ${lastYear}. Years with payments: ${yearsWithPayments} of ${lastYear}.`,
    advice: ({ years }) =>
      `Check the savings, expenses, and retained savings of ${years.length === 1 ? "the year" : "these years"}. The performance period ends with the last year that has a payment. The number of years with payments is a separate figure, and can be smaller than the performance period.`,
  },
  "amortization/tail-year": {
    code: "EPB-AMO-008",
    section,
    severity: "warning",
    message: ({ year, payment }) =>
      `Year ${year} is added to the contract only for a last payment of ${formatDollars(payment)}. The last payment is less than 1% of the payment of the previous year.`,
    advice: tailAdvice,
  },
  "amortization/not-paid-off": {
    code: "EPB-AMO-009",
    section,
    severity: "error",
    message: ({ remainingBalance, amountFinanced }) =>
      remainingBalance.lte(amountFinanced)
        ? `The loan is not paid off within 40 years; ${formatDollars(remainingBalance)} remains.`
        : "The loan is not paid off within 40 years. The balance grows, because the interest is more than the payments.",
    advice: ({ cause }) =>
      `${longLoanAdvice(cause)} Without a last payment, epb cannot show a performance period, an end date, or contract totals.`,
  },
};

function tailAdvice({ guaranteedPercentage, retainedSavingsCut }: TailYear): string {
  const ways: string[] = [];
  if (guaranteedPercentage !== undefined) {
    ways.push(`raise the guaranteed percentage to ${formatPercent(guaranteedPercentage)}`);
  }
  if (retainedSavingsCut !== undefined) {
    ways.push(`lower the retained savings by ${formatDollars(retainedSavingsCut)} a year`);
  }
  return ways.length === 0
    ? "To end the payments a year earlier, lower the amount financed slightly. A change in the guaranteed percentage or the retained savings is not enough."
    : `To end the payments a year earlier, ${ways.join(", or ")}.`;
}

import { RATE_BOUNDS } from "../bounds/rate-bounds.js";
import { formatDollars, formatPercent, formatWholeYears, yearsText } from "./format.js";
import type { LongLoanCause } from "./issue-details.js";

const RATE_NAMES = {
  guarantee: "guaranteed percentage",
  indexRate: "index rate",
  addedPremium: "added premium",
} as const;

/** Advice for a loan that is paid for too long, or never. */
export function longLoanAdvice(cause: LongLoanCause): string {
  if (cause === undefined) {
    return "The savings leave too little for payments. Check the savings, prices, interest rate, and expenses.";
  }
  if (cause.kind === "savings") {
    return `First check the savings and the prices, and whether the savings were entered in thousands of dollars. If every year saves as much as year 1, the project pays back after ${formatWholeYears(cause.payback)}.`;
  }
  if (cause.kind === "shortYears") {
    const { years, shortfall } = cause;
    const [first] = years;
    const amount = `by ${formatDollars(shortfall)}${years.length === 1 ? "" : ` in year ${first}`}`;
    return `First check the retained savings and expenses of ${yearsText(years)}. Together, the retained savings and expenses exceed the guaranteed savings ${amount}.`;
  }
  const [lowest, highest] = RATE_BOUNDS[cause.kind].plausible;
  const range = `${formatPercent(lowest)} to ${formatPercent(highest)}`;
  return `First check the ${RATE_NAMES[cause.kind]} of ${formatPercent(cause.rate)}. The typical range is ${range}.`;
}

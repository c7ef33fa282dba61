import type { Report } from "../../issues/issue.js";
import type { Financing } from "../../model/financing.js";
import { inputPath } from "../../path-text/input-path.js";

/** Shorter work may be paid from the first day. */
const FEWEST_MONTHS = 12;

/** A loan that is to be paid from the award on, though savings begin after the implementation period. */
export function checkLoanStartAtAward(financing: Financing | undefined, report: Report): void {
  const { awardDate, loanStartDate, implementationPeriodMonths: months = 0 } = financing ?? {};
  if (loanStartDate === undefined || loanStartDate !== awardDate || months < FEWEST_MONTHS) return;
  const at = inputPath("financing", "loanStartDate");
  report({ name: "plausibility/loan-start-at-award", at, details: { loanStartDate, months } });
}

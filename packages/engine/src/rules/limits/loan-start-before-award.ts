import type { Report } from "../../issues/issue.js";
import type { ProjectData } from "../../model/project-data.js";
import { inputPath } from "../../path-text/input-path.js";
import { isPossibleDate } from "./date-outside-limits.js";

/** Nobody lends for a contract that is not awarded yet. */
export function checkLoanStart({ financing }: ProjectData, report: Report): void {
  const { awardDate, loanStartDate } = financing ?? {};
  if (awardDate === undefined || loanStartDate === undefined || loanStartDate >= awardDate) return;
  // An impossible date is the cause, and is reported alone.
  if (!isPossibleDate(awardDate) || !isPossibleDate(loanStartDate)) return;
  report({
    name: "limits/loan-start-before-award",
    at: inputPath("financing", "loanStartDate"),
    details: { loanStartDate, awardDate },
  });
}

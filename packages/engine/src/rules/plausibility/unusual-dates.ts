import { DATE_BOUNDS } from "../../bounds/date-bounds.js";
import type { Report } from "../../issues/issue.js";
import type { Financing } from "../../model/financing.js";
import { inputPath } from "../../path-text/input-path.js";
import { isPossibleDate } from "../limits/date-outside-limits.js";
import { visitDates } from "../visit-dates.js";

/** Dates far from today, and dates of a quote and an award in the wrong order. */
export function checkDates(financing: Financing | undefined, report: Report): void {
  if (financing === undefined) return;
  const [first, last] = DATE_BOUNDS.plausible;
  visitDates({ financing }, (date, at) => {
    if (isPossibleDate(date) && (date < first || date > last)) {
      report({ name: "plausibility/date", at: at(), details: { date } });
    }
  });
  const { financingIssueDate, awardDate, effectiveThroughDate } = financing;
  if (effectiveThroughDate === undefined || !isPossibleDate(effectiveThroughDate)) return;
  const at = inputPath("financing", "effectiveThroughDate");
  if (awardDate !== undefined && isPossibleDate(awardDate) && effectiveThroughDate < awardDate) {
    report({ name: "plausibility/quote-expired", at, details: { effectiveThroughDate, awardDate } });
  }
  if (
    financingIssueDate !== undefined &&
    isPossibleDate(financingIssueDate) &&
    effectiveThroughDate < financingIssueDate
  ) {
    report({
      name: "plausibility/issue-date-after-expiry",
      at,
      details: { financingIssueDate, effectiveThroughDate },
    });
  }
}

import { AMORTIZATION_ISSUES } from "./definitions-amortization.js";
import { CAPITALIZATION_ISSUES } from "./definitions-capitalization.js";
import { COST_SAVINGS_ISSUES } from "./definitions-cost-savings.js";
import { ECM_ISSUES } from "./definitions-ecm.js";
import { ESA_ISSUES } from "./definitions-esa.js";
import { EXPRESS_ISSUES } from "./definitions-express.js";
import { GHG_ISSUES } from "./definitions-ghg.js";
import { ITEMIZED_SAVINGS_ISSUES } from "./definitions-itemized-savings.js";
import { LIMIT_ISSUES } from "./definitions-limits.js";
import { OVERRIDE_ISSUES } from "./definitions-override.js";
import { PERFORMANCE_PERIOD_ISSUES } from "./definitions-performance-period.js";
import { PLAUSIBILITY_ISSUES } from "./definitions-plausibility.js";
import { PRICING_ISSUES } from "./definitions-pricing.js";
import { RATE_ISSUES } from "./definitions-rates.js";
import { UNREADABLE_ISSUES } from "./definitions-unreadable.js";
import { issuePage } from "./documentation.js";
import type { Issue, IssueReport } from "./issue.js";
import type { IssueDefinition } from "./issue-definition.js";
import type { IssueDetails, IssueName } from "./issue-details.js";

/** Every calculation issue, in the order of the calculation. @spec C §8 "Calculation issues by section" */
export const ISSUE_CATALOGUE: { readonly [Name in IssueName]: IssueDefinition<IssueDetails[Name]> } = {
  ...UNREADABLE_ISSUES,
  ...RATE_ISSUES,
  ...LIMIT_ISSUES,
  ...PRICING_ISSUES,
  ...CAPITALIZATION_ISSUES,
  ...ECM_ISSUES,
  ...ITEMIZED_SAVINGS_ISSUES,
  ...AMORTIZATION_ISSUES,
  ...PERFORMANCE_PERIOD_ISSUES,
  ...COST_SAVINGS_ISSUES,
  ...ESA_ISSUES,
  ...GHG_ISSUES,
  ...EXPRESS_ISSUES,
  ...PLAUSIBILITY_ISSUES,
  ...OVERRIDE_ISSUES,
};

/** The issue with its words. */
export function makeIssue(report: IssueReport): Issue {
  // The catalogue pairs every name with the details of that name; the compiler cannot follow a union through it.
  const definition = ISSUE_CATALOGUE[report.name] as IssueDefinition<unknown>;
  const details = "details" in report ? report.details : undefined;
  return {
    code: definition.code,
    name: report.name,
    section: typeof definition.section === "function" ? definition.section(details) : definition.section,
    severity: definition.severity,
    message: definition.message(details),
    advice: definition.advice(details),
    at: report.at,
    url: issuePage(definition.code),
  };
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** The page on which a customer reviews a submitted project. */
export const PROJECT_REVIEW_TEXTS = {
  title: "Review",
  lead: "Read what changed, what the savings cover, and what is open. Then approve the revision or return it.",
  notSubmitted: "The project is not submitted. There is nothing to review now.",
  changes: "Changes since your last decision",
  firstReview: "You have not returned or approved this project before.",
  sinceReturn: (revision: number, at: string): string => `You last decided on revision ${revision}, on ${at}.`,
  noChanges: "Nothing has changed since then.",
  comment: "Your last comment",
  commentHint: "Check what is done.",
  coverage: "Guaranteed savings and payments",
  coverageCaption: "Guaranteed savings and payments by year",
  year: "Year",
  savings: "Guaranteed savings",
  payments: "Payments",
  ratio: "Coverage",
  uncovered: "Under 1.00",
  uncoveredYears: (years: number): string =>
    years === 0
      ? "Guaranteed savings cover the payments of every year."
      : `In ${count(years, "year", "years")}, guaranteed savings are less than the payments.`,
  noCoverage: "The schedule of savings and payments has no figures.",
  findings: "Open findings",
  package: "Open the approval package",
  decision: "Decision",
  errorReasons: (errors: number): string =>
    `${count(errors, "error is", "errors are")} open. Enter for each why the project can be approved with it.`,
  reasonFor: (code: string, message: string): string => `${code}: ${message}`,
  reasonMissing: "Enter a reason, or return the project.",
  statement: "Statement",
  approve: "Approve",
  return: "Return to the ESCO",
  approved: "The project has been approved.",
  approvals: "Approvals",
  noApprovals: "The project has not been approved yet.",
  approvalOf: (revision: number, by: string, at: string): string => `Revision ${revision}, approved by ${by} on ${at}`,
  openApproval: "Open as approved",
  approvedTitle: (revision: number): string => `Approved revision ${revision}`,
  approvedLead: "The project as it was approved. Later changes are not shown here.",
  signed: "Signed by",
  signedAt: "Signed on",
  engine: "Calculation engine",
  reasons: "Open errors, and why they were accepted",
  figures: "Summary figures",
} as const;

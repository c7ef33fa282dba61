const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** The page on which a customer reviews a submitted project. */
export const PROJECT_REVIEW_TEXTS = {
  title: "Review",
  lead: "Review the changes and the open findings, and check that the savings cover the payments. Then approve or return the revision.",
  notSubmitted: "This project is not submitted. There is nothing to review.",
  changes: "Changes since your last decision",
  firstReview: "This is your first review of this project.",
  sinceReturn: (revision: number, at: string): string => `Your last decision was on revision ${revision}, on ${at}.`,
  noChanges: "No changes since your last decision.",
  comment: "Your last comment",
  commentHint: "Select the points that the ESCO has completed.",
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
    `${count(errors, "error is", "errors are")} open. For each open error, enter the reason for approving the project.`,
  reasonFor: (code: string, message: string): string => `${code}: ${message}`,
  reasonMissing: "Enter a reason, or return the project.",
  statement: "Statement",
  approve: "Approve",
  return: "Return to the ESCO",
  approved: "Project approved.",
  approvals: "Approvals",
  noApprovals: "Not approved yet.",
  approvalOf: (revision: number, by: string, at: string): string => `Revision ${revision}, approved by ${by} on ${at}`,
  openApproval: "View as approved",
  approvedTitle: (revision: number): string => `Approved revision ${revision}`,
  approvedLead: "The project at the time of approval, without later changes.",
  signed: "Signed by",
  signedAt: "Signed on",
  engine: "Calculation version",
  reasons: "Open errors, with the reasons for accepting them",
  figures: "Summary figures",
} as const;

import type { IssueReport } from "../issues/issue.js";

/**
 * The savings as the cause of a loan that is paid for too long, or never, where one year of savings is a very small part of
 * the price; the warning about the payback is then not a report of its own. A guarantee or a rate that is named as the cause
 * is another mistake, and both are reported. Savings of which nothing is guaranteed are reported once as well.
 */
export function withSavingsAsCause(reports: readonly IssueReport[]): readonly IssueReport[] {
  const payback = reports.find((report) => report.name === "plausibility/payback");
  if (payback === undefined) return reports;
  let isFolded = reports.some(({ name }) => name === "itemized-savings/all-guaranteed-zero");
  const told = reports.map((report): IssueReport => {
    if (!isAboutLongLoan(report) || !isBySavings(report)) return report;
    isFolded = true;
    const details = { ...report.details, cause: { kind: "savings", payback: payback.details.years } };
    return { ...report, at: payback.at, details } as IssueReport;
  });
  return isFolded ? told.filter((report) => report !== payback) : told;
}

type LongLoanReport = Extract<
  IssueReport,
  { readonly name: "amortization/not-paid-off" | "performance-period/invalid" }
>;

const isAboutLongLoan = (report: IssueReport): report is LongLoanReport =>
  report.name === "amortization/not-paid-off" || report.name === "performance-period/invalid";

/** Expenses and retained savings exceed savings that are far too small, too. */
const isBySavings = ({ details: { cause } }: LongLoanReport): boolean =>
  cause === undefined || cause.kind === "shortYears";

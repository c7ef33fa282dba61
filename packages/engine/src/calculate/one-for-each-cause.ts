import { RATE_BOUNDS, type RateKind } from "../bounds/rate-bounds.js";
import type { Decimal } from "../decimal/decimal.js";
import { ISSUE_CATALOGUE } from "../issues/catalogue.js";
import type { IssueReport } from "../issues/issue.js";
import type { InputPath } from "../path-text/input-path.js";

/**
 * The savings as the cause of a loan that is paid for too long, or never, where one year of savings is a very small part of
 * the price; the warning about the payback is then not a report of its own. A guarantee or a rate that is named as the cause
 * is another mistake, and both are reported. Savings of which nothing is guaranteed are reported once as well.
 */
function withSavingsAsCause(reports: readonly IssueReport[]): readonly IssueReport[] {
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

/**
 * One report for each cause. A report that follows from another is omitted:
 *
 * - A warning about a single input that an error is about.
 * - Reports about a year whose entries are blank, also behind the last year with an entry.
 * - Reports about a year in which retained savings and expenses exceed the guaranteed savings, and the report of these
 *   years if an error names them, the savings, or the guaranteed percentage as its cause.
 * - The report that a measure loses money, if its savings of one energy have two signs; the report of the signs names the
 *   loss.
 * - The report that an express project's savings are below its debt service, if its interest rate is unusually high.
 * - The report that the savings are far too small for the price, if an error about the loan reports the same.
 *
 * A report that is the same in several years appears once.
 */
export function oneForEachCause(everything: readonly IssueReport[]): readonly IssueReport[] {
  const reports = withSavingsAsCause(everything);
  const inputsWithError = new Set<InputPath>();
  const blankYears = new Set<number>();
  const shortYears = new Set<number>();
  const measuresWithTwoSigns = new Set<InputPath>();
  const losses = new Map<InputPath, Decimal>();
  let isShortAnError = false;
  let isInterestHigh = false;
  for (const report of reports) {
    if (isError(report) && isSingleInput(report.at)) inputsWithError.add(report.at);
    if (report.name === "plausibility/year-left-blank" && report.details.kind === "years") {
      for (const year of report.details.years) blankYears.add(year);
    }
    if (report.name === "plausibility/years-end-early") {
      const { year, lastYear } = report.details;
      for (let blank = year + 1; blank <= lastYear; blank += 1) blankYears.add(blank);
    }
    if (report.name === "amortization/needed-payment-negative") {
      for (const year of report.details.years) shortYears.add(year);
    }
    if (report.name === "plausibility/rate") {
      const { kind, value } = report.details;
      if (isInterest(kind) && value.gt(RATE_BOUNDS[kind].plausible[1])) isInterestHigh = true;
    }
    if (report.name === "plausibility/measure-loses-money") losses.set(report.at, report.details.loss);
    if (report.name === "plausibility/energy-price" && report.details.price.isNegative()) {
      measuresWithTwoSigns.add(savingsOf(report.at));
    }
    if (report.name === "amortization/not-paid-off" || report.name === "performance-period/invalid") {
      const kind = report.details.cause?.kind;
      isShortAnError = kind === "shortYears" || kind === "savings" || kind === "guarantee";
    }
  }
  const isCaused = (report: IssueReport): boolean => {
    if (!isError(report) && inputsWithError.has(report.at)) return true;
    switch (report.name) {
      case "amortization/needed-payment-negative":
        return isShortAnError;
      case "amortization/year-without-payment":
      case "cost-savings/guaranteed-not-above-debt-service":
        return report.details.years.every((year) => blankYears.has(year) || shortYears.has(year));
      case "express/savings-below-debt-service":
        return isInterestHigh;
      case "plausibility/measure-loses-money":
        return measuresWithTwoSigns.has(report.at);
      default:
        return false;
    }
  };
  const told = reports.filter((report) => !isCaused(report)).map((report) => withLoss(report, losses));
  return yearsTogether(told);
}

const isInterest = (kind: RateKind): boolean => kind === "indexRate" || kind === "addedPremium";

/** Two signs of one energy with what the measure loses by them. */
function withLoss(report: IssueReport, losses: ReadonlyMap<InputPath, Decimal>): IssueReport {
  if (report.name !== "plausibility/energy-price" || !report.details.price.isNegative()) return report;
  const loss = losses.get(savingsOf(report.at));
  return loss === undefined ? report : { ...report, details: { ...report.details, loss } };
}

type YearlyReport = Extract<IssueReport, { readonly name: (typeof YEARLY)[number] }>;

const YEARLY = [
  "amortization/needed-payment-negative",
  "amortization/year-without-payment",
  "cost-savings/guaranteed-not-above-debt-service",
] as const;

/** Reports about one year each, with the years of all that say the same at the first of them. */
function yearsTogether(reports: readonly IssueReport[]): readonly IssueReport[] {
  const yearsOf = new Map<string, number[]>();
  for (const report of reports) {
    if (!isYearly(report)) continue;
    const years = yearsOf.get(report.name);
    if (years === undefined) yearsOf.set(report.name, [...report.details.years]);
    else years.push(...report.details.years);
  }
  const told: IssueReport[] = [];
  for (const report of reports) {
    const years = isYearly(report) ? yearsOf.get(report.name) : undefined;
    if (!isYearly(report)) told.push(report);
    else if (years !== undefined) told.push({ ...report, details: { ...report.details, years } } as IssueReport);
    yearsOf.delete(report.name);
  }
  return told;
}

const isYearly = (report: IssueReport): report is YearlyReport => (YEARLY as readonly string[]).includes(report.name);

const isError = ({ name }: IssueReport): boolean => ISSUE_CATALOGUE[name].severity === "error";

/** Not an item or a section as a whole, which can be wrong in several ways at once. */
const isSingleInput = (path: InputPath): boolean => path.includes(".") && !path.endsWith("]");

/** `ecms[uuid=a].estimatedSavings[fieldId=1].value` to `ecms[uuid=a].estimatedSavings`. */
const savingsOf = (path: InputPath): InputPath => path.replace(/\[fieldId=\d+\]\.value$/, "");

import { makeIssue } from "../issues/catalogue.js";
import type { Issue, IssueReport, Report } from "../issues/issue.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { GridRateChoice } from "../reference/grid-emission-rate.js";
import { oneForEachCause } from "./one-for-each-cause.js";

export interface CalculationOptions {
  /** Grid rates and warming potentials for a project that has none of its own. */
  readonly ghg?: GridRateChoice;
}

/** Result of a calculation. @typeParam Values - The sections it has; all of them for Standard and Legacy. */
export interface Calculation<Values extends PartialCalculatedValues = PartialCalculatedValues> {
  /** False when an issue is an error: the figures that are there do not make a calculated project. */
  readonly ok: boolean;
  readonly calculatedValues: Values;
  /** Everything found, in the order of the calculation. */
  readonly issues: readonly Issue[];
}

/** Runs a calculation and gathers what its stages report, one issue for each cause. */
export function gatherIssues<Values extends PartialCalculatedValues>(
  calculate: (report: Report) => Values,
): Calculation<Values> {
  const reports: IssueReport[] = [];
  const calculatedValues = calculate((report) => {
    reports.push(report);
  });
  const issues = oneForEachCause(reports).map(makeIssue);
  return { ok: issues.every(({ severity }) => severity !== "error"), calculatedValues, issues };
}

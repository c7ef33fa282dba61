import { CalculationArea } from "../enumerations/calculation-area.js";
import { makeIssue } from "../issues/catalogue.js";
import type { Issue } from "../issues/issue.js";
import type { Project } from "../model/project.js";
import type { ProjectData } from "../model/project-data.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import { type InputPath, inputPath } from "../path-text/input-path.js";
import { checkLimits } from "../rules/limits/check-limits.js";
import { unknownInputsOf, unknownSuppliedFigures } from "./unknown-inputs-of.js";

/** Inputs of a project with which nothing may be calculated: they cannot be read, or they cannot be true. */
export interface UnusableInputs {
  readonly paths: readonly InputPath[];
  /** An error for each of them. */
  readonly issues: readonly Issue[];
}

/**
 * The inputs of a project that cannot be used, and the issues with the reasons.
 *
 * @param isCounted - Selects the unreadable inputs to include; by default, all unreadable inputs.
 *
 * @example
 * import { findUnusableInputs } from "@epb/engine";
 *
 * findUnusableInputs(project); // { paths: [], issues: [] }
 */
export function findUnusableInputs(
  project: Project,
  isCounted: (path: InputPath) => boolean = () => true,
): UnusableInputs {
  requireParsedProject(project);
  const supplied = unknownSuppliedFigures(project).map((path) => inputPath(SUPPLIED, path));
  const issues = [...unknownInputsOf(project).filter(isCounted), ...supplied].map((at) =>
    makeIssue({ name: "inputs/unreadable", at, details: { area: areaOf(at) } }),
  );
  checkLimits(project.data, (report) => {
    issues.push(makeIssue(report));
  });
  return { paths: issues.map(({ at }) => at), issues };
}

/** Supplied figures are inputs of an Override project, and their paths begin with this. */
const SUPPLIED = "calculatedValues";

/** Areas of the sections that do not belong to the measures. */
const AREAS: Partial<Record<keyof ProjectData | typeof SUPPLIED, CalculationArea>> = {
  financing: CalculationArea.ProjectCapitalization,
  capitalization: CalculationArea.ProjectCapitalization,
  other: CalculationArea.ItemizedSavings,
  escalationRates: CalculationArea.ItemizedSavings,
  implementationPricing: CalculationArea.ImplementationPricing,
  implementationCostSavings: CalculationArea.CostSavings,
  cancellationCeiling: CalculationArea.CostSavings,
  performancePeriod: CalculationArea.PerformancePeriod,
  implementationESAPayments: CalculationArea.PerformancePeriodExt,
  performancePeriodESAPayments: CalculationArea.PerformancePeriodExt,
  express: CalculationArea.FinancialSummary,
  calculatedValues: CalculationArea.FinancialSummary,
};

const areaOf = (path: InputPath): CalculationArea =>
  AREAS[/^\w+/.exec(path)?.[0] as keyof typeof AREAS] ?? CalculationArea.Ecm;

import { asComputed } from "../calculate/as-computed.js";
import { calculateAllFigures } from "../calculate/calculate-all-figures.js";
import { calculateProject } from "../calculate/calculate-project.js";
import type { Calculation, CalculationOptions } from "../calculate/calculation.js";
import { listFigures } from "../calculate/list-figures.js";
import { calculated, type Stages } from "../calculate/stages.js";
import { suppliedCalculation, withUnusable } from "../calculate/supplied-calculation.js";
import { CALCULATION_TYPE } from "../calculate/unknown-inputs-of.js";
import { findUnusableInputs } from "../calculate/unusable-inputs.js";
import { withIssues } from "../calculate/with-issues.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import type { Project } from "../model/project.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import { mayChangeFigures } from "./possible-values.js";
import { withholdFigures } from "./withhold-figures.js";

export type { Calculation, CalculationOptions } from "../calculate/calculation.js";

/**
 * Calculates a project as `calculateProject` does, also if inputs cannot be read or cannot be true. Figures that depend
 * on such inputs are omitted and listed in `calculatedValues.withheld`; all other figures are calculated. This
 * function loads the explanation rules.
 *
 * @param stages - Function that runs the stages; by default, every stage is calculated.
 * @throws EngineError 'Project set to Override but no calculated values provided'; nothing else that people enter throws.
 * @spec C §9; C §3 "calculationType"; C §4 "Otherwise values are computed"; 0038
 *
 * @example
 * import { withValueAtPath } from "@epb/engine";
 * import { calculateKnownFigures } from "@epb/engine/withhold";
 *
 * const data = withValueAtPath(project.data, "financing.indexRate", undefined);
 * const known = calculateKnownFigures({ ...project, data, unknownInputs: ["financing.indexRate"] });
 * known.calculatedValues.withheld?.figures.includes("projectSummary.financialSummary.projectInterestRate"); // true
 */
export function calculateKnownFigures(
  project: Project,
  options: CalculationOptions = {},
  stages: Stages = calculated,
): Calculation {
  const { paths, issues } = findUnusableInputs(project, mayChangeFigures);
  if (paths.length === 0) return withIssues(calculateAllFigures(project, options, stages), issues);
  if (paths.includes(CALCULATION_TYPE)) return calculateProject({ ...project, unknownInputs: paths }, options);
  if (project.record.calculationType !== CalculationType.Override) {
    return withIssues(withholdFigures(project, paths, options), issues);
  }
  const { calculatedValues } = withholdFigures(asComputed(project), paths, options);
  return withIssues(withUnusable(suppliedCalculation(project, listFigures(calculatedValues)), project, paths), issues);
}

/**
 * Calculates the inputs of a project as `calculateInputs` does, without the figures that depend on unusable inputs.
 *
 * @example
 * import { calculateKnownInputs } from "@epb/engine/withhold";
 *
 * calculateKnownInputs(project).ok; // true
 */
export function calculateKnownInputs(project: Project, options: CalculationOptions = {}): Calculation {
  requireParsedProject(project);
  return calculateKnownFigures(asComputed(project), options);
}

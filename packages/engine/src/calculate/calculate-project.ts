import { CalculationType } from "../enumerations/calculation-type.js";
import type { Project } from "../model/project.js";
import { withoutInputs } from "../paths/without-inputs.js";
import { asComputed } from "./as-computed.js";
import { calculateAllFigures } from "./calculate-all-figures.js";
import type { Calculation, CalculationOptions } from "./calculation.js";
import { listFigures } from "./list-figures.js";
import { calculated, type Stages } from "./stages.js";
import { suppliedCalculation, withUnusable } from "./supplied-calculation.js";
import { CALCULATION_TYPE } from "./unknown-inputs-of.js";
import { findUnusableInputs } from "./unusable-inputs.js";
import { withIssues } from "./with-issues.js";
import { withoutFigures } from "./without-figures.js";

export type { Calculation, CalculationOptions } from "./calculation.js";

/**
 * Calculates a project: every figure that its inputs allow, and every issue. An Override project keeps the values that
 * were supplied with the project. A project with inputs that cannot be read or cannot be true gets no figures;
 * `calculateKnownFigures` of `@epb/engine/withhold` calculates the figures that do not depend on these inputs.
 *
 * @param stages - Function that runs the stages; by default, every stage is calculated.
 * @throws EngineError 'Project set to Override but no calculated values provided'; nothing else that people enter throws.
 * TypeError for the JSON of a project: `parseProject` comes first.
 * @spec C §9; C §3 "calculationType"; C §4 "Otherwise values are computed"; 0038
 *
 * @example
 * import { calculateProject } from "@epb/engine";
 *
 * const { ok, issues, calculatedValues } = calculateProject(project);
 * ok; // true
 * issues.map(({ code }) => code); // ["EPB-PRC-001"]
 * calculatedValues.costSavings?.totalPayments?.toFixed(); // "7503806.9524"
 */
export function calculateProject(
  project: Project,
  options: CalculationOptions = {},
  stages: Stages = calculated,
): Calculation {
  const { paths, issues } = findUnusableInputs(project);
  if (paths.length === 0) return calculateAllFigures(project, options, stages);
  const { data } = project;
  const isTypeUnknown = paths.includes(CALCULATION_TYPE);
  if (project.record.calculationType === CalculationType.Override && !isTypeUnknown) {
    return withIssues(withUnusable(suppliedCalculation(project, []), project, paths), issues);
  }
  // Which figures there would be; a rate of twenty digits would take long.
  const computed = isTypeUnknown ? asComputed(project) : project;
  const { calculatedValues } = calculateAllFigures({ ...computed, data: withoutInputs(data, paths) }, options);
  const figures = listFigures(calculatedValues).map(({ path }) => path);
  return {
    ok: false,
    calculatedValues: {
      ...withoutFigures(calculatedValues, new Set(figures)),
      withheld: { inputs: paths, figures },
    },
    issues,
  };
}

import { CalculationType } from "../enumerations/calculation-type.js";
import type { Project } from "../model/project.js";
import { calculateExpressEdition } from "./calculate-express-edition.js";
import { calculateFullEdition } from "./calculate-full-edition.js";
import { calculateInputs } from "./calculate-inputs.js";
import type { Calculation, CalculationOptions } from "./calculation.js";
import { listFigures } from "./list-figures.js";
import { calculated, type Stages } from "./stages.js";
import { suppliedCalculation } from "./supplied-calculation.js";

/**
 * Calculates every figure that the inputs of a project allow, and gathers the issues. Legacy projects are calculated like
 * Standard ones and marked by their type. The values of an Override project are those supplied with it. Inputs
 * that cannot be read count as missing here, and those that cannot be true count; `calculateProject` withholds figures.
 *
 * @param stages - Function that runs the stages; by default, every stage is calculated.
 * @throws EngineError 'Project set to Override but no calculated values provided'; nothing else that people enter throws.
 * @spec C §9; C §3 "calculationType"; C §4 "Otherwise values are computed"; 0038
 */
export function calculateAllFigures(
  project: Project,
  options: CalculationOptions = {},
  stages: Stages = calculated,
): Calculation {
  const { calculationType } = project.record;
  switch (calculationType) {
    case CalculationType.Standard:
    case CalculationType.Legacy:
      return calculateFullEdition(project, options, stages);
    case CalculationType.Epx:
      return calculateExpressEdition(project, options, stages);
    case CalculationType.Override:
      return suppliedCalculation(project, listFigures(calculateInputs(project, options).calculatedValues));
    default:
      return calculationType satisfies never;
  }
}

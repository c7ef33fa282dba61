import { EngineError } from "../errors/engine-error.js";
import { type ProjectState, refreshCalculatedValues } from "../lifecycle/project-state.js";
import { type CalculationOptions, calculateProject } from "./calculate-project.js";
import { requireCalculated } from "./require-calculated.js";

/**
 * Refreshes the calculated values of a project from its data.
 *
 * @throws EngineError 'Unable to run project calculations when a project is missing'; 'Errors encountered during the
 * calculation: ' followed by the errors, and the project is unchanged
 * @spec C §4 "cleared after calculated values are refreshed"; C §8 "unable to run project calculations"
 *
 * @example
 * import { runProjectCalculations } from "@epb/engine";
 *
 * runProjectCalculations({ project, needsRecalculation: true }).needsRecalculation; // false
 */
export function runProjectCalculations(
  state: ProjectState | undefined,
  options: CalculationOptions = {},
): ProjectState {
  if (state === undefined) throw new EngineError("calculation/project-missing");
  return refreshCalculatedValues(state, requireCalculated(calculateProject(state.project, options)));
}

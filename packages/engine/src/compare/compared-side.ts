import { explainProject, type ProjectExplainer } from "../explain/explain-project.js";
import type { Project } from "../model/project.js";
import {
  type Calculation,
  type CalculationOptions,
  calculateKnownFigures,
} from "../withhold/calculate-known-figures.js";

/** One of two projects that are compared. */
export interface ComparedSide {
  readonly project: Project;
  readonly calculation: Calculation;
  readonly explainer: ProjectExplainer;
}

export function comparedSide(project: Project, options: CalculationOptions): ComparedSide {
  const calculation = calculateKnownFigures(project, options);
  return { project, calculation, explainer: explainProject(project, calculation, options) };
}

import { ProjectType } from "../enumerations/project-type.js";
import type { Project } from "../model/project.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import { calculateExpressEdition } from "./calculate-express-edition.js";
import { calculateFullEdition } from "./calculate-full-edition.js";
import type { Calculation, CalculationOptions } from "./calculation.js";

/**
 * Calculates a project from its inputs, for every calculation type; ignores calculated values that were supplied with
 * the project. A project of type ePX is calculated as an express project. Any other project is calculated as a project
 * of the full edition.
 *
 * @spec C §4 "With Override, calculated values are supplied"; 0038
 *
 * @example
 * import { calculateInputs } from "@epb/engine";
 *
 * calculateInputs(project).ok; // true
 */
export function calculateInputs(project: Project, options: CalculationOptions = {}): Calculation {
  requireParsedProject(project);
  switch (project.record.projectType) {
    case ProjectType.Epx:
      return calculateExpressEdition(project, options);
    case ProjectType.Epb:
    case ProjectType.Both:
      return calculateFullEdition(project, options);
    default:
      return project.record.projectType satisfies never;
  }
}

import { ProjectType } from "../enumerations/project-type.js";
import type { Project } from "../model/project.js";
import { calculateExpressEdition } from "./calculate-express-edition.js";
import { calculateFullEdition } from "./calculate-full-edition.js";
import type { Calculation, CalculationOptions } from "./calculation.js";

/**
 * What the inputs of a project come to, whatever its calculation type and the values supplied with it: an express project
 * where the project type is ePX, a full one otherwise.
 *
 * @spec C §4 "With Override, calculated values are supplied"; 0038
 *
 * @example
 * import { calculateInputs } from "@epb/engine";
 *
 * calculateInputs(project).ok; // true
 */
export function calculateInputs(project: Project, options: CalculationOptions = {}): Calculation {
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

import type { Calculation, CalculationOptions } from "../calculate/calculation.js";
import { type DoneStages, takenFrom, writtenInto } from "../calculate/stages.js";
import type { Project } from "../model/project.js";
import { calculateKnownFigures } from "./calculate-known-figures.js";

/** A calculated project, and what calculates it with other inputs. */
export interface Variants {
  readonly calculation: Calculation;
  /**
   * The same as `calculateKnownFigures`. Stages whose inputs are those of the first project, the very same objects, are
   * not calculated again: with another interest rate, no measure is.
   */
  readonly calculateVariant: (changed: Project) => Calculation;
}

/**
 * Calculates a project, and then variants of the project with other inputs. The project itself must not be changed.
 *
 * @throws EngineError where `calculateKnownFigures` does.
 *
 * @example
 * import { applyOverlay, calculateVariants } from "@epb/engine/whatif";
 *
 * const { calculateVariant } = calculateVariants(project);
 * const changed = applyOverlay(project, { "financing.indexRate": "0.04" });
 * changed.ok && calculateVariant(changed.project).ok; // true
 */
export function calculateVariants(project: Project, options: CalculationOptions = {}): Variants {
  const done: DoneStages = new Map();
  const calculation = calculateKnownFigures(project, options, writtenInto(done));
  const stages = takenFrom(done);
  return { calculation, calculateVariant: (changed) => calculateKnownFigures(changed, options, stages) };
}

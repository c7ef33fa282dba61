import { type Calculation, calculateProject, EngineError, type Project } from "@epb/engine";
import { withoutKeylessRows } from "./key-refusals.js";
import { hasSuppliedFigures } from "./supplied-figures.js";

/** What a draft comes to, by the engine itself; undefined where it cannot be calculated. A chunk of its own: only who changes something loads it. */
export function calculateDraft(project: Project): Calculation | undefined {
  try {
    return calculateProject(withoutOldFigures(withoutKeylessRows(project)));
  } catch (error) {
    // An Override project without its figures.
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

/** Figures that were calculated before the last change are not supplied: what they lack is no mistake. */
function withoutOldFigures(project: Project): Project {
  if (hasSuppliedFigures(project)) return project;
  const { calculatedValues: _, ...inputs } = project;
  return inputs;
}

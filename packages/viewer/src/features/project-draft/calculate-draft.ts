import { type Calculation, calculateProject, EngineError, type Project } from "@epb/engine";
import { withoutKeylessRows } from "./key-refusals.js";
import { hasSuppliedFigures } from "./supplied-figures.js";

/**
 * Calculation of a draft; undefined if it cannot be calculated. A separate chunk, loaded with the first change of a
 * project. The code that traces unknown inputs to figures loads with the first such input.
 */
export async function calculateDraft(project: Project): Promise<Calculation | undefined> {
  const draft = withoutOldFigures(withoutKeylessRows(project));
  try {
    const calculation = calculateProject(draft);
    if (calculation.calculatedValues.withheld === undefined) return calculation;
    const { calculateKnownFigures } = await import("@epb/engine/withhold");
    return calculateKnownFigures(draft);
  } catch (error) {
    // An Override project without its figures.
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

/** Drops figures from before the last change: they are not supplied, so missing ones are not mistakes. */
function withoutOldFigures(project: Project): Project {
  if (hasSuppliedFigures(project)) return project;
  const { calculatedValues: _, ...inputs } = project;
  return inputs;
}

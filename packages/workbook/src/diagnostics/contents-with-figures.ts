import { type Calculation, calculateInputs, type Project } from "@epb/engine";
import { suppliedValues } from "../intake/figures/supplied-values.js";
import type { WorkbookReading } from "../intake/read-located.js";
import { contentsOfReading } from "./contents-of-reading.js";
import { hasUnusableInputs, type InputContents, type UnknownTracer } from "./input-contents.js";
import { takesFigures, withFigures } from "./with-figures.js";

/**
 * Contents of a workbook with its calculated values: supplied to the project, or to be compared.
 *
 * @param tracer - Undefined if it could not be loaded: then a project with an input that cannot be used has no supplied
 * values.
 */
export function contentsWithFigures(
  reading: WorkbookReading,
  sheetNames: readonly string[],
  file: string,
  tracer: UnknownTracer | undefined,
): InputContents {
  const contents = { ...contentsOfReading(reading, sheetNames, file), ...(tracer !== undefined && { tracer }) };
  const { project } = contents;
  const figures = reading.figures();
  if (project === undefined || figures === undefined) return contents;
  const computed = takesFigures(project, figures) ? computedBeside(project, tracer) : undefined;
  const supplied = computed && suppliedValues(figures, project, computed);
  return withFigures(contents, figures, supplied, file);
}

function computedBeside(project: Project, tracer: UnknownTracer | undefined): Calculation | undefined {
  if (!hasUnusableInputs(project)) return calculateInputs(project);
  return tracer?.calculateInputs(project);
}

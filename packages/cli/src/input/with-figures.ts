import { type Calculation, calculateInputs, type Project } from "@epb/engine";
import type { WorkbookReading } from "@epb/workbook";
import { hasUnusableInputs, type InputContents, takesFigures, withFigures } from "@epb/workbook/diagnostics";

/** Contents of a workbook with its calculated values: supplied to the project, or for a comparison. */
export async function withFiguresOf(
  reading: WorkbookReading,
  project: Project,
  contents: InputContents,
  file: string,
): Promise<InputContents> {
  const figures = reading.figures();
  if (figures === undefined) return contents;
  if (!takesFigures(project, figures)) return withFigures(contents, figures, undefined, file);
  // Supplied values pass the schemas, which few workbooks need and which take as long to load as a workbook to check.
  const { suppliedValues } = await import("./supplied-figures.js");
  return withFigures(contents, figures, suppliedValues(figures, project, await computed(project)), file);
}

async function computed(project: Project): Promise<Calculation> {
  if (!hasUnusableInputs(project)) return calculateInputs(project);
  const { TRACER } = await import("./trace-unknown.js");
  return TRACER.calculateInputs(project);
}

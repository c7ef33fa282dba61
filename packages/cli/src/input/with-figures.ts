import { CalculationType, calculateInputs, type Project } from "@epb/engine";
import { compareFigures, type FigureReading, type WorkbookReading } from "@epb/workbook";
import { fromFinding } from "../diagnostics/from-sources.js";
import type { InputContents } from "./read-input.js";

/** The contents of a workbook with the calculated values that stand in it: supplied to the project, or to be compared. */
export async function withFigures(
  contents: InputContents,
  project: Project,
  reading: WorkbookReading,
  file: string,
): Promise<InputContents> {
  const figures = reading.figures();
  if (figures === undefined) return contents;
  const supplied = isToBeSupplied(project, figures) ? await supplyFigures(figures, project) : undefined;
  const findings = [...figures.findings, ...(supplied?.findings ?? [])];
  return {
    ...contents,
    ...(supplied?.values !== undefined && { project: { ...project, calculatedValues: supplied.values } }),
    diagnostics: [...contents.diagnostics, ...findings.map((finding) => fromFinding(finding, file))],
    compareFigures: (calculation) => compareFigures(figures, calculation).map((finding) => fromFinding(finding, file)),
  };
}

/** @spec C §4 "With Override, calculated values are supplied and not computed" */
const isToBeSupplied = ({ record }: Project, { figureCells }: FigureReading): boolean =>
  figureCells === "supplied" && record.calculationType === CalculationType.Override;

/** Supplied values pass the schemas, which few workbooks need and which take as long to load as a workbook to check. */
async function supplyFigures(figures: FigureReading, project: Project) {
  const { suppliedValues } = await import("./supplied-figures.js");
  return suppliedValues(figures, project, calculateInputs(project));
}

import { CalculationType, calculateInputs, type Project } from "@epb/engine";
import { compareFigures, type FigureReading, suppliedValues, type WorkbookReading } from "@epb/workbook";
import { fromFinding } from "../diagnostics/from-sources.js";
import type { InputContents } from "./read-input.js";

/** The contents of a workbook with the calculated values that stand in it: supplied to the project, or to be compared. */
export function withFigures(
  contents: InputContents,
  project: Project,
  reading: WorkbookReading,
  file: string,
): InputContents {
  const figures = reading.figures();
  if (figures === undefined) return contents;
  const supplied = isToBeSupplied(project, figures)
    ? suppliedValues(figures, project, calculateInputs(project))
    : undefined;
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

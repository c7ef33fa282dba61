import { CalculationType, type Project } from "@epb/engine";
import { compareFigures } from "../intake/figures/compare-figures.js";
import type { FigureReading } from "../intake/figures/figure-cell.js";
import type { SuppliedValues } from "../intake/figures/supplied-values.js";
import { fromFinding } from "./from-sources.js";
import type { InputContents } from "./input-contents.js";

/**
 * True if a project uses the calculated values of its workbook.
 * @spec C §4 "With Override, calculated values are supplied"
 */
export const takesFigures = ({ record }: Project, { figureCells }: FigureReading): boolean =>
  figureCells === "supplied" && record.calculationType === CalculationType.Override;

/**
 * The contents of a workbook with its calculated values, to be compared.
 * @param supplied - Result of `suppliedValues` for a project that uses supplied values.
 */
export function withFigures(
  contents: InputContents,
  figures: FigureReading,
  supplied: SuppliedValues | undefined,
  file: string,
): InputContents {
  const { project, findings } = contents;
  const ofFigures = [...figures.findings, ...(supplied?.findings ?? [])];
  return {
    ...contents,
    ...(project !== undefined &&
      supplied?.values !== undefined && { project: { ...project, calculatedValues: supplied.values } }),
    findings: [...findings, ...ofFigures.map((finding) => fromFinding(finding, file))],
    figures,
    compareFigures: (calculation, hasCause) =>
      compareFigures(figures, calculation, hasCause).map((finding) => fromFinding(finding, file)),
  };
}

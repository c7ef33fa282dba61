import type { Calculation, Project } from "@epb/engine";
import type { FigureReading } from "@epb/workbook";
import type { CellOf, CheckFinding } from "./check-finding.js";

/** The template that a workbook was made from. */
export interface TemplateIdentity {
  readonly kind: string;
  readonly version: string;
}

/** What a file says. */
export interface FileContents {
  /** Absent where the file is no project; a finding says why. */
  readonly project?: Project;
  readonly template?: TemplateIdentity;
  readonly findings: readonly CheckFinding[];
  readonly cellOf: CellOf;
  /** In the order of the tabs. */
  readonly sheetNames: readonly string[];
  /** The calculated values that stand in a workbook. */
  readonly figures?: FigureReading;
  /** What they say beside those of a calculation. */
  readonly compareFigures?: (calculation: Calculation) => readonly CheckFinding[];
}

export type ContentsResult =
  | { readonly ok: true; readonly contents: FileContents }
  | { readonly ok: false; readonly finding: CheckFinding };

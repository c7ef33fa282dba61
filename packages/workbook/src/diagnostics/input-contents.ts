import type { Calculation, Project } from "@epb/engine";
import type { ProjectExplainer } from "@epb/engine/explain";
import type { FigureReading } from "../figures/figure-cell.js";
import type { TemplateIdentity } from "../map/identify-template.js";
import type { Diagnostic } from "./diagnostic.js";
import type { CellOf } from "./from-sources.js";

/** What a file says. */
export interface InputContents {
  /** Absent where the file is no project; a diagnostic says why. */
  readonly project?: Project;
  /** The template that a workbook was made from. */
  readonly template?: TemplateIdentity;
  /** What was found while reading. */
  readonly diagnostics: readonly Diagnostic[];
  readonly cellOf: CellOf;
  /** In the order of the tabs. */
  readonly sheetNames: readonly string[];
  /** The calculated values that stand in a workbook; where they were wanted. */
  readonly figures?: FigureReading;
  /** What they say beside those of a calculation. */
  readonly compareFigures?: (calculation: Calculation) => readonly Diagnostic[];
  /** Where inputs are unknown. Without it, all figures of such a project are withheld. */
  readonly tracer?: UnknownTracer;
}

/** Finds out which figures do not depend on unknown inputs. It brings the rules of explanations along. */
export interface UnknownTracer {
  readonly calculate: (project: Project) => Calculation;
  readonly explain: (project: Project, calculation: Calculation) => ProjectExplainer;
}

export type ContentsResult =
  | { readonly ok: true; readonly value: InputContents }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

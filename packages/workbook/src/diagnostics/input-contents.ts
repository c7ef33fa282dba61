import { type Calculation, findUnusableInputs, type InputPath, type Project, type ProjectUpgrade } from "@epb/engine";
import type { ProjectExplainer } from "@epb/engine/explain";
import type { HasCause } from "../intake/figures/compare-figures.js";
import type { FigureReading } from "../intake/figures/figure-cell.js";
import type { TemplateIdentity } from "../intake/identify-template.js";
import { isTakenText, type PathOf } from "./causes.js";
import type { Finding } from "./finding.js";
import type { CellOf } from "./from-sources.js";

/** What a file says. */
export interface InputContents {
  /** Absent where the file is no project; a diagnostic says why. */
  readonly project?: Project;
  /** Upgrade of the project that was made while it was read; absent where there was none. */
  readonly upgrade?: ProjectUpgrade;
  /** The template that a workbook was made from. */
  readonly template?: TemplateIdentity;
  /** What was found while reading. */
  readonly findings: readonly Finding[];
  readonly cellOf: CellOf;
  /** In the order of the tabs. */
  readonly sheetNames: readonly string[];
  /** The calculated values that stand in a workbook; where they were wanted. */
  readonly figures?: FigureReading;
  /** What they say beside those of a calculation, without cells that show no current figure for a known cause. */
  readonly compareFigures?: (calculation: Calculation, hasCause: HasCause) => readonly Finding[];
  /** The input that a cell of a workbook holds. */
  readonly pathOf?: PathOf;
  /**
   * For files that `needsTracer` names. Without it, all figures of a project with inputs that cannot be used are withheld, and
   * calculated cells that follow from an input are findings of their own.
   */
  readonly tracer?: UnknownTracer;
}

/** Finds out which figures do not depend on unknown inputs. It brings the rules of explanations along. */
export interface UnknownTracer {
  readonly calculate: (project: Project) => Calculation;
  /** What the inputs come to, also of an Override project. */
  readonly calculateInputs: (project: Project) => Calculation;
  /** The paths of the figures that depend on an input, with possible values in the place of the others. */
  readonly dependentFigures: (input: InputPath, project: Project, others: readonly InputPath[]) => ReadonlySet<string>;
  readonly explain: (project: Project, calculation: Calculation) => ProjectExplainer;
}

/** Whether inputs have to be traced: some cannot be used, or formulas of the workbook may read them in another way. */
export const needsTracer = ({ project, findings }: InputContents): boolean =>
  project !== undefined && (hasUnusableInputs(project) || findings.some(isTakenText));

/** Whether a project has inputs that cannot be read or cannot be true. */
export const hasUnusableInputs = (project: Project): boolean => findUnusableInputs(project).paths.length > 0;

export type ContentsResult =
  | { readonly ok: true; readonly value: InputContents }
  | { readonly ok: false; readonly finding: Finding };

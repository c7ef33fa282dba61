import { type Calculation, findUnusableInputs, type InputPath, type Project, type ProjectUpgrade } from "@epb/engine";
import type { ProjectExplainer } from "@epb/engine/explain";
import type { HasCause } from "../intake/figures/compare-figures.js";
import type { FigureReading } from "../intake/figures/figure-cell.js";
import type { TemplateIdentity } from "../intake/identify-template.js";
import { isTakenText, type PathOf } from "./causes.js";
import type { Finding } from "./finding.js";
import type { CellOf } from "./from-sources.js";

export interface InputContents {
  /** Absent if the file is no project; a finding gives the reason. */
  readonly project?: Project;
  /** Upgrade of the project during reading; absent without an upgrade. */
  readonly upgrade?: ProjectUpgrade;
  /** The template of the workbook. */
  readonly template?: TemplateIdentity;
  /** Name of the mapping profile that read a form. */
  readonly profileName?: string;
  /** Findings of the reader. */
  readonly findings: readonly Finding[];
  readonly cellOf: CellOf;
  /** In the order of the tabs. */
  readonly sheetNames: readonly string[];
  /** Calculated values of a workbook, if requested. */
  readonly figures?: FigureReading;
  /**
   * Findings about differences from the calculated figures, except for cells that show no current figure for a known
   * cause.
   */
  readonly compareFigures?: (calculation: Calculation, hasCause: HasCause) => readonly Finding[];
  /** Returns the input that a cell of a workbook holds. */
  readonly pathOf?: PathOf;
  /**
   * For files that `needsTracer` selects. Without it, all figures of a project with inputs that cannot be used are
   * withheld, and calculated cells that depend on such an input have their own findings.
   */
  readonly tracer?: UnknownTracer;
}

/** Finds the figures that do not depend on unknown inputs. It includes the rules of explanations. */
export interface UnknownTracer {
  readonly calculate: (project: Project) => Calculation;
  /** Calculation of the inputs, also for an Override project. */
  readonly calculateInputs: (project: Project) => Calculation;
  /** Paths of the figures that depend on an input, with possible values for the other unknown inputs. */
  readonly dependentFigures: (input: InputPath, project: Project, others: readonly InputPath[]) => ReadonlySet<string>;
  readonly explain: (project: Project, calculation: Calculation) => ProjectExplainer;
}

/**
 * True if inputs have to be traced: some cannot be used, or formulas of the workbook may interpret them differently.
 */
export const needsTracer = ({ project, findings }: InputContents): boolean =>
  project !== undefined && (hasUnusableInputs(project) || findings.some(isTakenText));

/** True if a project has inputs that cannot be read or cannot be true. */
export const hasUnusableInputs = (project: Project): boolean => findUnusableInputs(project).paths.length > 0;

export type ContentsResult =
  | { readonly ok: true; readonly value: InputContents }
  | { readonly ok: false; readonly finding: Finding };

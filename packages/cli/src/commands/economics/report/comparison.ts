import type { Project } from "@epb/engine";
import type { Assumptions, ProjectsCompared } from "@epb/engine/economics";
import type { UnknownInput } from "@epb/workbook/diagnostics";
import type { Input } from "../../../input/read-input.js";

/** One of the two projects that are compared. */
export interface ComparedFile {
  readonly input: Input;
  readonly project: Project;
  /** Start of the performance period, if known. */
  readonly baseDate?: string;
  /** Unknown inputs for which figures are withheld; absent if there are no such inputs. */
  readonly unknownInputs?: readonly UnknownInput[];
}

/** Comparison of the life-cycle costs of two projects, with its assumptions. */
export interface EconomicsComparison {
  readonly baseCase: ComparedFile;
  readonly alternative: ComparedFile;
  readonly assumptions: Assumptions;
  readonly compared: ProjectsCompared;
}

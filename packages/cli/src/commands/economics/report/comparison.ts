import type { Project } from "@epb/engine";
import type { Assumptions, ProjectsCompared } from "@epb/engine/economics";
import type { UnknownInput } from "@epb/workbook/diagnostics";
import type { Input } from "../../../input/read-input.js";

/** One of the two projects that are compared. */
export interface ComparedFile {
  readonly input: Input;
  readonly project: Project;
  /** Start of the performance period; absent where it has none. */
  readonly baseDate?: string;
  /** Inputs that cannot be used and for which figures are withheld; absent where there are none. */
  readonly unknownInputs?: readonly UnknownInput[];
}

/** Two projects compared by their life-cycle costs, and what the comparison rests on. */
export interface EconomicsComparison {
  readonly baseCase: ComparedFile;
  readonly alternative: ComparedFile;
  readonly assumptions: Assumptions;
  readonly compared: ProjectsCompared;
}

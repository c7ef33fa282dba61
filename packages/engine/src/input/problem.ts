import type { InputPath } from "../path-text/input-path.js";
import type { ProblemName } from "./problem-catalogue.js";

/** A value that cannot be read as what its field is. Problems are data: parsing never throws on bad input. */
export interface InputProblem {
  /** Stable public code, such as `EPB-INP-004`. */
  readonly code: string;
  readonly name: ProblemName;
  readonly at: InputPath;
  readonly message: string;
  /** Value at the path, as short text; absent if there is no value. */
  readonly found?: string;
  readonly expected: string;
  readonly advice: string;
}

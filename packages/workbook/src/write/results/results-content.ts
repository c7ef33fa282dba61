import type { Calculation, Project } from "@epb/engine";
import type { Dependents } from "../../diagnostics/finding.js";
import type { UnknownInput } from "../../diagnostics/unknown-inputs.js";

/** Content of a results workbook. */
export interface ResultsContent {
  readonly project: Project;
  readonly calculation: Calculation;
  /** The inputs for which figures are withheld, with their cells; without this property, labels name them. */
  readonly unknownInputs?: readonly UnknownInput[];
  /** Findings, in the order of the input. */
  readonly findings: readonly ResultsFinding[];
}

export interface ResultsFinding {
  readonly severity: "error" | "warning";
  readonly code: string;
  /** Place in the input, in words: `Schedule 3!E13`, `financing.awardDate`. */
  readonly place?: string;
  /** Empty if the specification has no text. */
  readonly message: string;
  readonly dependents?: Dependents;
  readonly advice: string;
}

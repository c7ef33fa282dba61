import type { Calculation, Project } from "@epb/engine";
import type { Dependents } from "../../diagnostics/finding.js";
import type { UnknownInput } from "../../diagnostics/unknown-inputs.js";

/** What a results workbook tells. */
export interface ResultsContent {
  readonly project: Project;
  readonly calculation: Calculation;
  /** The inputs for which figures are withheld, with their cells; without it they are named by their labels. */
  readonly unknownInputs?: readonly UnknownInput[];
  /** What was found, in the order in which a person goes through it. */
  readonly findings: readonly ResultsFinding[];
}

export interface ResultsFinding {
  readonly severity: "error" | "warning";
  readonly code: string;
  /** Where in the input, in words: `Schedule 3!E13`, `financing.awardDate`. */
  readonly place?: string;
  /** Empty where the specification leaves it empty. */
  readonly message: string;
  readonly dependents?: Dependents;
  readonly advice: string;
}

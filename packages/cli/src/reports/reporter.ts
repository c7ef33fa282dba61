import type { Outcome } from "../calculate-input.js";
import type { Output } from "../output/output.js";

/** One output format. */
export interface Reporter<Report = unknown> {
  /** The report of one input. */
  one(outcome: Outcome): Report | Promise<Report>;
  /**
   * The reports as one output, in the order of the inputs; undefined where there is nothing to say. There are fewer
   * reports than inputs where a fault of the program lost one.
   */
  together(reports: readonly Report[], inputCount: number): Output | undefined;
  /** True when the output of some inputs goes before that of the next, so that nothing has to wait for the last. */
  readonly isStream?: boolean;
  /** True where findings have no place in the output. */
  readonly leavesOutFindings?: boolean;
}

import type { Outcome } from "../calculate-input.js";
import type { Output } from "../output/output.js";

/** One output format. */
export interface Reporter<Report = unknown> {
  /** The report of one input. */
  one(outcome: Outcome): Report | Promise<Report>;
  /**
   * The reports as one output, in the order of the inputs; undefined if there is no output. There are fewer reports
   * than inputs if an internal fault lost one.
   */
  together(reports: readonly Report[], inputCount: number): Output | undefined;
  /** True if each report is printed as soon as it is ready, before the next input. */
  readonly isStream?: boolean;
  /** True if the output contains no findings. */
  readonly leavesOutFindings?: boolean;
}

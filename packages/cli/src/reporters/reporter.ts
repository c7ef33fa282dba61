import type { Outcome } from "../calculate-input.js";
import type { Paint } from "../format/paint.js";

/** How text is laid out for whoever looks at it. */
export interface Layout {
  /** Columns to stay within. */
  readonly columns: number;
  readonly paint: Paint;
}

/** One output format. */
export interface Reporter {
  /** The report of one input. */
  one(outcome: Outcome): string;
  /**
   * The reports as one text, in the order of the inputs; empty where there is nothing to say. There are fewer reports
   * than inputs where a fault of the program lost one.
   */
  together(reports: readonly string[], inputCount: number): string;
}

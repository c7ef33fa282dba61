import type { FigureDefinition, FigureValue } from "../model/figure.js";
import type { InputPath } from "../path-text/input-path.js";
import type { InputValue } from "../paths/list-inputs.js";
import type { WorkedExpression } from "./work-out.js";

/** How one figure came about. */
export interface Explanation {
  /** `costSavings.years[year=3].payment` */
  readonly path: string;
  /** `Payment, year 3` */
  readonly label: string;
  readonly definition: FigureDefinition;
  readonly value: FigureValue;
  /** The formula with the value of every part; its own value is the figure. */
  readonly working: WorkedExpression;
  /** Inputs and figures that decided which rule holds. */
  readonly decidedBy: readonly WorkedExpression[];
}

/** An input that a figure uses. */
export interface ExplainedInput {
  readonly path: InputPath;
  readonly label: string;
  readonly unit?: string;
  /** Absent where nothing is entered, which the formula says to count as 0. */
  readonly value?: InputValue;
  /**
   * Meaning of the value, if it is a number of a list: `End`. For an unknown input, the text that it cannot be read.
   */
  readonly choice?: string;
  /** Cell of the workbook it was read from, `Schedule 3!E9`. */
  readonly cell?: string;
}

/** A figure down to its inputs: every figure on the way explained once. */
export interface FullExplanation {
  /** The requested figure first, then the figures that it uses. */
  readonly figures: readonly Explanation[];
  /** Every input read, once. */
  readonly inputs: readonly ExplainedInput[];
}

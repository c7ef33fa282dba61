import type { Decimal } from "../decimal/decimal.js";
import type { FigureValue } from "../model/figure.js";
import type { InputPath } from "../path-text/input-path.js";
import type { InputValue } from "../paths/list-inputs.js";

/** Differences between two projects. */
export interface ProjectComparison {
  /** By section, in the order of the calculation. */
  readonly inputs: readonly DifferingInput[];
  /** In the order of the calculation. */
  readonly figures: readonly DifferingFigure[];
}

/** An input that is not the same in two projects. */
export interface DifferingInput {
  readonly path: InputPath;
  /** `Escalation rate, year 3, Electric energy` */
  readonly label: string;
  readonly unit?: string;
  readonly kind: "added" | "removed" | "changed";
  /** Absent where nothing is entered, and for what has no single value. */
  readonly before?: InputValue;
  readonly after?: InputValue;
  /** Meanings of the values, if they are numbers of a list: `End`. `cannot be read` for a value that cannot be read. */
  readonly beforeChoice?: string;
  readonly afterChoice?: string;
}

/** A figure that is not the same in two calculations. */
export interface DifferingFigure {
  /** `costSavings.years[year=3].payment` */
  readonly path: string;
  /** `Payment, year 3` */
  readonly label: string;
  readonly unit?: string;
  /** Absent where the calculation has no such figure. */
  readonly before?: FigureValue;
  readonly after?: FigureValue;
  /** After − before, to the last digit; of numbers on both sides only. */
  readonly change?: Decimal;
}

import type { Decimal } from "../decimal/decimal.js";
import type { InputPath } from "../issues/input-path.js";
import type { DataSource } from "../reference/sourced-value.js";

/**
 * How a figure follows from inputs and other figures, one step deep. Data, so that it can be worked again, told in
 * words or written as a formula of another program.
 */
export type Expression =
  | InputExpression
  | FigureExpression
  /** A figure that came with the project and was not computed. */
  | { readonly kind: "supplied"; readonly path: string }
  | ConstantExpression
  | ReferenceExpression
  /** A part with a name of its own: "Installment". */
  | { readonly kind: "part"; readonly label: string; readonly of: Expression }
  /** Zero without terms. */
  | { readonly kind: "sum"; readonly terms: readonly Expression[] }
  | { readonly kind: "difference"; readonly from: Expression; readonly less: readonly Expression[] }
  | { readonly kind: "product"; readonly factors: readonly Expression[] }
  | { readonly kind: "quotient"; readonly of: Expression; readonly by: Expression }
  | { readonly kind: "power"; readonly base: Expression; readonly exponent: number }
  | { readonly kind: "smallest" | "largest"; readonly of: readonly Expression[] }
  /** Half away from zero. */
  | { readonly kind: "rounded"; readonly of: Expression; readonly decimals: number }
  /** How many of the amounts are above a limit. */
  | { readonly kind: "countAbove"; readonly limit: Decimal; readonly of: readonly Expression[] }
  /** Calendar months after a day; the last day of a month that is too short. */
  | { readonly kind: "monthsAfter"; readonly day: Expression; readonly months: Expression }
  /** Yes when the amount is not zero, or when it is zero. */
  | { readonly kind: "isNotZero" | "isZero"; readonly of: Expression }
  | { readonly kind: "anyOf" | "allOf"; readonly of: readonly Expression[] }
  /** Yes when the input has the value, or any value. */
  | { readonly kind: "inputIs"; readonly input: InputExpression; readonly value?: number; readonly label: string };

export interface InputExpression {
  readonly kind: "input";
  readonly path: InputPath;
  /** Where the specification counts a missing value as 0. */
  readonly missingCountsAsZero?: true;
}

export interface FigureExpression {
  readonly kind: "figure";
  readonly path: string;
}

export interface ConstantExpression {
  readonly kind: "constant";
  readonly label: string;
  readonly value: Decimal;
}

/** A figure of the reference data, which the project does not carry itself. */
export interface ReferenceExpression {
  readonly kind: "reference";
  readonly label: string;
  readonly value: Decimal;
  readonly unit: string;
  readonly sources: readonly DataSource[];
}

/** A figure's way of coming about. */
export interface Derivation {
  readonly how: Expression;
  /** What decides which rule holds, though its value is in no formula: payment timing, fuel, the years that count. */
  readonly decidedBy?: readonly (InputExpression | FigureExpression)[];
}

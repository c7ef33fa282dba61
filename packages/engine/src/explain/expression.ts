import type { Decimal } from "../decimal/decimal.js";
import type { InputPath } from "../path-text/input-path.js";
import type { DataSource } from "../reference/sourced-value.js";

/**
 * Formula of a figure from inputs and other figures, one step deep. The formula is data, so it can be calculated again,
 * written in words, or written as a formula of another program. Every decision is made, so the formula applies to one
 * project.
 */
export type Expression =
  | LeafExpression
  | PartExpression<Expression>
  | SumExpression<Expression>
  | DifferenceExpression<Expression>
  | ProductExpression<Expression>
  | QuotientExpression<Expression>
  | PowerExpression<Expression>
  | ExtremeExpression<Expression>
  | RoundedExpression<Expression>
  | CountExpression<Expression>
  | LastAboveExpression
  | MonthsAfterExpression<Expression>
  | ZeroTest<Expression>
  | SeveralTests<Expression>
  | InputTest;

export type LeafExpression =
  | InputExpression
  | FigureExpression
  | SuppliedExpression
  | ConstantExpression
  | ReferenceExpression;

export interface InputExpression {
  readonly kind: "input";
  readonly path: InputPath;
  /** True if the specification counts a missing value as 0. */
  readonly missingCountsAsZero?: true;
}

export interface FigureExpression {
  readonly kind: "figure";
  readonly path: string;
}

/** A figure that came with the project and was not computed. */
export interface SuppliedExpression {
  readonly kind: "supplied";
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

/** A part with a name of its own: "Installment". */
export interface PartExpression<Inner> {
  readonly kind: "part";
  readonly label: string;
  readonly of: Inner;
}

/** Zero without terms. */
export interface SumExpression<Inner> {
  readonly kind: "sum";
  readonly terms: readonly Inner[];
}

export interface DifferenceExpression<Inner> {
  readonly kind: "difference";
  readonly from: Inner;
  readonly less: readonly Inner[];
}

export interface ProductExpression<Inner> {
  readonly kind: "product";
  readonly factors: readonly Inner[];
}

export interface QuotientExpression<Inner> {
  readonly kind: "quotient";
  readonly of: Inner;
  readonly by: Inner;
}

export interface PowerExpression<Inner> {
  readonly kind: "power";
  readonly base: Inner;
  readonly exponent: number;
}

export interface ExtremeExpression<Inner> {
  readonly kind: "smallest" | "largest";
  readonly of: readonly Inner[];
}

/** Half away from zero. */
export interface RoundedExpression<Inner> {
  readonly kind: "rounded";
  readonly of: Inner;
  readonly decimals: number;
}

/** Number of amounts above a limit. */
export interface CountExpression<Inner> {
  readonly kind: "countAbove";
  readonly limit: Decimal;
  readonly of: readonly Inner[];
}

/** Number of the last amount that is above a limit; 0 where none is. */
export interface LastAboveExpression {
  readonly kind: "lastAbove";
  readonly limit: Decimal;
  /** In the order of their numbers. */
  readonly terms: readonly { readonly number: number; readonly of: FigureExpression }[];
}

/** Calendar months after a day; the last day of a month that is too short. */
export interface MonthsAfterExpression<Inner> {
  readonly kind: "monthsAfter";
  readonly day: Inner;
  readonly months: Inner;
}

/** Yes when the amount is not zero, or when it is zero. */
export interface ZeroTest<Inner> {
  readonly kind: "isNotZero" | "isZero";
  readonly of: Inner;
}

export interface SeveralTests<Inner> {
  readonly kind: "anyOf" | "allOf";
  readonly of: readonly Inner[];
}

/** Yes when the input has the value, or any value. */
export interface InputTest {
  readonly kind: "inputIs";
  readonly input: InputExpression;
  readonly value?: number;
  readonly label: string;
}

/** A figure's way of coming about, in one project. */
export interface Derivation {
  readonly how: Expression;
  /** Value that decides which rule applies, but is in no formula: payment timing, fuel, the years that count. */
  readonly decidedBy?: readonly (InputExpression | FigureExpression)[];
}

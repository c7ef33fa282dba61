import type { Decimal } from "../decimal/decimal.js";
import type { InputPath } from "../issues/input-path.js";
import type { SourcedValue } from "../reference/sourced-value.js";
import type { Expression, FigureExpression, InputExpression } from "./expression.js";

export const figure = (path: string): FigureExpression => ({ kind: "figure", path });

/** An input that is there. */
export const input = (path: InputPath): InputExpression => ({ kind: "input", path });

/** An input that counts as 0 where it is missing (D3). */
export const inputOrZero = (path: InputPath): InputExpression => ({ kind: "input", path, missingCountsAsZero: true });

export const constant = (label: string, value: Decimal): Expression => ({ kind: "constant", label, value });

export const reference = (label: string, { value, unit, sources }: SourcedValue): Expression => ({
  kind: "reference",
  label,
  value,
  unit,
  sources,
});

export const part = (label: string, of: Expression): Expression => ({ kind: "part", label, of });

export const sumOf = (terms: readonly Expression[]): Expression =>
  terms.length === 1 && terms[0] !== undefined ? terms[0] : { kind: "sum", terms };

export const difference = (from: Expression, ...less: readonly Expression[]): Expression => ({
  kind: "difference",
  from,
  less,
});

export const product = (...factors: readonly Expression[]): Expression => ({ kind: "product", factors });

export const quotient = (of: Expression, by: Expression): Expression => ({ kind: "quotient", of, by });

export const rounded = (of: Expression, decimals: number): Expression => ({ kind: "rounded", of, decimals });

export const smallest = (...of: readonly Expression[]): Expression => ({ kind: "smallest", of });

export const largest = (...of: readonly Expression[]): Expression => ({ kind: "largest", of });

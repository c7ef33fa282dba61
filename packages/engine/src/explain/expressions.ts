import type { Decimal } from "../decimal/decimal.js";
import type { InputPath } from "../path-text/input-path.js";
import type { SourcedValue } from "../reference/sourced-value.js";
import type { ConstantExpression, FigureExpression, InputExpression, ReferenceExpression } from "./expression.js";
import type { GeneralExpression } from "./general-expression.js";

export const figure = (path: string): FigureExpression => ({ kind: "figure", path });

/** An input that is there. */
export const input = (path: InputPath): InputExpression => ({ kind: "input", path });

/** An input that counts as 0 where it is missing (D3). */
export const inputOrZero = (path: InputPath): InputExpression => ({ kind: "input", path, missingCountsAsZero: true });

export const constant = (label: string, value: Decimal): ConstantExpression => ({ kind: "constant", label, value });

export const reference = (label: string, { value, unit, sources }: SourcedValue): ReferenceExpression => ({
  kind: "reference",
  label,
  value,
  unit,
  sources,
});

export const part = (label: string, of: GeneralExpression): GeneralExpression => ({ kind: "part", label, of });

export const sumOf = (terms: readonly GeneralExpression[]): GeneralExpression =>
  terms.length === 1 && terms[0] !== undefined ? terms[0] : { kind: "sum", terms };

export const difference = (from: GeneralExpression, ...less: readonly GeneralExpression[]): GeneralExpression => ({
  kind: "difference",
  from,
  less,
});

export const product = (...factors: readonly GeneralExpression[]): GeneralExpression => ({ kind: "product", factors });

export const quotient = (of: GeneralExpression, by: GeneralExpression): GeneralExpression => ({
  kind: "quotient",
  of,
  by,
});

export const rounded = (of: GeneralExpression, decimals: number): GeneralExpression => ({
  kind: "rounded",
  of,
  decimals,
});

export const smallest = (...of: readonly GeneralExpression[]): GeneralExpression => ({ kind: "smallest", of });

export const largest = (...of: readonly GeneralExpression[]): GeneralExpression => ({ kind: "largest", of });

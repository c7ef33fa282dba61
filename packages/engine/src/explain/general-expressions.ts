import { Decimal } from "../decimal/decimal.js";
import type { FigureExpression } from "./expression.js";
import type { GeneralExpression } from "./general-expression.js";

// Decisions and the tests that make them. Several parts in a row are of general expressions of any kind.

export const when = (
  test: GeneralExpression,
  met: GeneralExpression,
  unmet?: GeneralExpression,
): GeneralExpression => ({
  kind: "when",
  test,
  met,
  ...(unmet !== undefined && { unmet }),
});

export const firstThere = (...of: readonly GeneralExpression[]): GeneralExpression => ({ kind: "firstThere", of });

/** Σ of the terms that are there, and zero where none is. */
export const sumOfThere = (terms: readonly GeneralExpression[]): GeneralExpression => ({
  kind: "sumOfThere",
  terms,
  ifNone: "zero",
});

/** Σ of the terms that are there; absent where none is: unknown is not zero (D3). */
export const sumOfKnown = (terms: readonly GeneralExpression[]): GeneralExpression => ({
  kind: "sumOfThere",
  terms,
  ifNone: "absent",
});

export const shorter = (
  of: GeneralExpression,
  where: GeneralExpression,
  told: GeneralExpression,
): GeneralExpression => ({ kind: "shorter", of, where, told });

export const restated = (figure: FigureExpression, as: GeneralExpression, missing?: string): GeneralExpression => ({
  kind: "restated",
  figure,
  as,
  ...(missing !== undefined && { missing }),
});

export const shared = (path: string, label: string, of: GeneralExpression): GeneralExpression => ({
  kind: "shared",
  path,
  label,
  of,
});

export const isThere = (of: GeneralExpression): GeneralExpression => ({ kind: "isThere", of });

export const not = (of: GeneralExpression): GeneralExpression => ({ kind: "not", of });

export const anyOf = (...of: readonly GeneralExpression[]): GeneralExpression => ({ kind: "anyOf", of });

export const allOf = (...of: readonly GeneralExpression[]): GeneralExpression => ({ kind: "allOf", of });

export const isZero = (of: GeneralExpression): GeneralExpression => ({ kind: "isZero", of });

export const isNotZero = (of: GeneralExpression): GeneralExpression => ({ kind: "isNotZero", of });

export const isAbove = (of: GeneralExpression, above: Decimal): GeneralExpression => ({ kind: "isWithin", of, above });

export const isAtLeast = (of: GeneralExpression, least: number): GeneralExpression => ({
  kind: "isWithin",
  of,
  atLeast: new Decimal(least),
});

/** True if the project has a measure, a year of the performance period, or any. */
export const hasItem = (
  list: "ecms" | "performancePeriod",
  key?: { readonly name: string; readonly value: string | number },
): GeneralExpression => ({ kind: "hasItem", list, ...(key !== undefined && { key }) });

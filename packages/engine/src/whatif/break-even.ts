import type { Amount } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import type { Project } from "../model/project.js";
import {
  type Calculation,
  type CalculationOptions,
  calculateKnownFigures,
} from "../withhold/calculate-known-figures.js";
import { type BreakEvenRange, type FigureGoal, findBreakEvens } from "./break-evens.js";
import type { FigureBreakEven } from "./figure-break-even.js";
import type { WhatIfProblem } from "./problem.js";

export interface BreakEvenQuestion<Value extends Amount = Decimal> extends BreakEvenRange<Value>, FigureGoal<Value> {}

interface Searched {
  readonly ok: true;
  /** Number of calculations of the project. */
  readonly calculations: number;
}

export type BreakEvenResult =
  /** One place, with the project at the answer and its calculation. */
  | (Searched & Extract<FigureBreakEven, { kind: "found" }> & { readonly calculation: Calculation })
  | (Searched & Exclude<FigureBreakEven, { kind: "found" | "refused" }>)
  | { readonly ok: false; readonly problems: readonly WhatIfProblem[] };

/**
 * Value of an input at which a figure reaches a goal: for example, a term of at most 15 years, or retained savings of
 * $20,000.
 *
 * The search is the same as in `findBreakEvens` for several figures, with one more calculation if a value is found.
 *
 * @throws EngineError for a path that is not a numeric figure, for an amount that is not a number, and as
 * `calculateKnownFigures` does.
 *
 * @example
 * import { findBreakEven } from "@epb/engine/whatif";
 *
 * const result = findBreakEven(project, {
 *   input: { kind: "set", path: "other.guarPctEstSav" },
 *   from: "0.7",
 *   to: "1",
 *   step: "0.01",
 *   figure: "projectSummary.financialSummary.performancePeriodYears",
 *   goal: { kind: "atMost", value: "15" },
 * });
 * result.ok && result.kind; // "found"
 */
export function findBreakEven(
  project: Project,
  { figure, goal, ...range }: BreakEvenQuestion<Amount>,
  options: CalculationOptions = {},
): BreakEvenResult {
  const searched = findBreakEvens(project, { ...range, goals: [{ figure, goal }] }, options);
  if (!searched.ok) return searched;
  const { calculations } = searched;
  const [breakEven] = searched.breakEvens;
  if (breakEven === undefined || breakEven.kind === "refused")
    return { ok: false, problems: breakEven?.problems ?? [] };
  if (breakEven.kind !== "found") return { ok: true, ...breakEven, calculations };
  const calculation = calculateKnownFigures(breakEven.project, options);
  return { ok: true, ...breakEven, calculation, calculations: calculations + 1 };
}

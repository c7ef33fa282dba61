import type { CalculationOptions } from "../calculate/calculation.js";
import { type Amount, toDecimal } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import type { Project } from "../model/project.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import { chosenFigure } from "./chosen-figure.js";
import { type Crossing, type FigureBreakEven, figureSearch } from "./figure-break-even.js";
import { type Goal, readGoal } from "./goal.js";
import type { VariedInput } from "./input-change.js";
import { type WhatIfProblem, whatIfProblem } from "./problem.js";
import { type Steps, spread, stepsOf } from "./steps.js";
import { valueSearch } from "./value-search.js";
import { varyInputs } from "./vary-inputs.js";

/** Input and range of values of a search. */
export interface BreakEvenRange<Value extends Amount = Decimal> {
  readonly input: VariedInput;
  /** Start of the search, as a value, an amount, or a factor, by the kind of the input. */
  readonly from: Value;
  /** End of the search; above `from`. */
  readonly to: Value;
  /** Distance between two adjacent values of the search: 0.0001 finds a rate to a hundredth of a percentage point. */
  readonly step: Value;
  /** Number of steps of the scan before the bisection, 1 to 1,000; the default is 40. */
  readonly scanIntervals?: number;
}

export interface FigureGoal<Value extends Amount = Decimal> {
  /** Path of a figure that is a number. */
  readonly figure: string;
  readonly goal: Goal<Value>;
}

export interface BreakEvensQuestion<Value extends Amount = Decimal> extends BreakEvenRange<Value> {
  readonly goals: readonly FigureGoal<Value>[];
}

const readQuestion = (question: BreakEvensQuestion<Amount>): BreakEvensQuestion => ({
  ...question,
  from: toDecimal(question.from),
  to: toDecimal(question.to),
  step: toDecimal(question.step),
  goals: question.goals.map(({ figure, goal }) => ({ figure, goal: readGoal(goal) })),
});

export type BreakEvensResult =
  | {
      readonly ok: true;
      /** In the order of the goals. */
      readonly breakEvens: readonly FigureBreakEven[];
      /** Number of calculations of the project. */
      readonly calculations: number;
    }
  | { readonly ok: false; readonly problems: readonly WhatIfProblem[] };

/** Progress of a search. */
export type BreakEvenPiece =
  /** So many values of the range are calculated. */
  | { readonly kind: "scanned"; readonly values: number; readonly of: number }
  /** So many of the places that the scan has shown are narrowed, of all figures together. */
  | { readonly kind: "narrowed"; readonly places: number; readonly of: number }
  /** The goal of this number in the question has its answer. */
  | { readonly kind: "answered"; readonly goal: number; readonly breakEven: FigureBreakEven };

const USUAL_SCAN_INTERVALS = 40;
const MOST_SCAN_INTERVALS = 1000;

/**
 * Values of one input at which several figures reach their goals. The figures share the scan, and no value of the input
 * is calculated twice: see {@link searchBreakEvens}.
 *
 * The search takes at most (scan intervals + 1) + places × (⌈log2(steps ÷ scan intervals)⌉ + 1 + 16) calculations. The
 * places are all scan intervals in which a figure reaches or leaves its goal. For each end of the range that is beyond
 * the values that the input may have, the search takes ⌈log2(steps ÷ scan intervals)⌉ further calculations.
 *
 * @throws EngineError for a path that is not a numeric figure, for an amount that is not a number, and as
 * `calculateProject` does.
 *
 * @example
 * import { findBreakEvens } from "@epb/engine/whatif";
 *
 * const result = findBreakEvens(project, {
 *   input: { kind: "set", path: "other.guarPctEstSav" },
 *   from: "0.7",
 *   to: "1",
 *   step: "0.01",
 *   goals: [15, 18].map((years) => ({
 *     figure: "projectSummary.financialSummary.performancePeriodYears",
 *     goal: { kind: "atMost", value: years },
 *   })),
 * });
 * result.ok && result.breakEvens.map(({ kind }) => kind); // ["found", "found"]
 */
export function findBreakEvens(
  project: Project,
  question: BreakEvensQuestion<Amount>,
  options: CalculationOptions = {},
): BreakEvensResult {
  const search = searchBreakEvens(project, question, options);
  let piece = search.next();
  while (!piece.done) piece = search.next();
  return piece.value;
}

/**
 * Runs {@link findBreakEvens} step by step, for callers that show the progress or may stop early. No step takes longer
 * than the calculations for one value of the input.
 *
 * The range is scanned at evenly spaced steps, to detect a figure that goes up and down. If a figure reaches or
 * leaves the target between two steps of the scan, bisection narrows the range to two adjacent steps of the input.
 * For `equals`, the search varies the input to fifteen decimal places and ends when the figure differs from the target
 * by at most half a unit of its last displayed decimal place. An absent figure reaches no target. If the input cannot have a value, figures are
 * withheld, and the value is not a result. The search does not find a result that lies completely between two
 * adjacent steps of the scan.
 *
 * @throws EngineError as {@link findBreakEvens} does.
 *
 * @example
 * import { searchBreakEvens } from "@epb/engine/whatif";
 *
 * const search = searchBreakEvens(project, {
 *   input: { kind: "set", path: "other.guarPctEstSav" },
 *   from: "0.7",
 *   to: "1",
 *   step: "0.01",
 *   goals: [],
 * });
 * const first = search.next();
 * first.done ? undefined : first.value.kind; // "scanned"
 */
export function* searchBreakEvens(
  project: Project,
  asked: BreakEvensQuestion<Amount>,
  options: CalculationOptions = {},
): Generator<BreakEvenPiece, BreakEvensResult, void> {
  requireParsedProject(project);
  const question = readQuestion(asked);
  const goals = question.goals.map(({ figure, goal }, index) => ({ figure: chosenFigure(figure), goal, index }));
  const varied = varyInputs(project, [question.input]);
  const steps = stepsOf(question.from, question.to, question.step);
  const problems = [...(varied.ok ? [] : varied.problems), ...problemsOf(question, steps)];
  if (problems.length > 0 || !varied.ok || steps === undefined) return { ok: false, problems };

  const figures = goals.map(({ figure }) => figure);
  const search = valueSearch(figures, varied.value, options);
  const scanned = spread(steps.last, question.scanIntervals ?? USUAL_SCAN_INTERVALS);
  for (const [index, step] of scanned.entries()) {
    const read = search.figuresAt(steps.at(step));
    if (!read.ok) return read;
    yield { kind: "scanned", values: index + 1, of: scanned.length };
  }
  const searches = goals.map((goal) => figureSearch(goal, steps, scanned, search));
  const of = searches.reduce((sum, { brackets }) => sum + brackets.length, 0);
  let places = 0;
  const breakEvens: FigureBreakEven[] = [];
  for (const [goal, { brackets, crossingAt, breakEvenOf }] of searches.entries()) {
    const crossings: Crossing[] = [];
    for (const bracket of brackets) {
      crossings.push(crossingAt(bracket));
      places++;
      yield { kind: "narrowed", places, of };
    }
    const breakEven = breakEvenOf(crossings);
    breakEvens.push(breakEven);
    yield { kind: "answered", goal, breakEven };
  }
  return { ok: true, breakEvens, calculations: search.calculations() };
}

function problemsOf(
  { from, to, scanIntervals = 1 }: BreakEvenRange,
  steps: Steps | undefined,
): readonly WhatIfProblem[] {
  const isCount = Number.isSafeInteger(scanIntervals) && scanIntervals >= 1 && scanIntervals <= MOST_SCAN_INTERVALS;
  return [
    ...(to.gt(from) ? [] : [whatIfProblem("range/empty", "to")]),
    ...(steps === undefined ? [whatIfProblem("range/step", "step")] : []),
    ...(isCount ? [] : [whatIfProblem("count/out-of-range", "scanIntervals")]),
  ];
}

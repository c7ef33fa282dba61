import type { Calculation, CalculationOptions } from "../calculate/calculate-project.js";
import { Decimal } from "../decimal/decimal.js";
import type { FigureDefinition } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { type ChosenFigure, chosenFigure } from "./chosen-figure.js";
import { type Bracket, findCrossings, type Sample, type StepSample } from "./find-crossings.js";
import { findRoot } from "./find-root.js";
import { type Goal, sideOf } from "./goal.js";
import type { VariedInput } from "./input-change.js";
import { type WhatIfProblem, whatIfProblem } from "./problem.js";
import { type Steps, spread, stepsOf } from "./steps.js";
import { type ValueSearch, valueSearch } from "./value-search.js";
import { varyInputs } from "./vary-inputs.js";

export interface BreakEvenQuestion {
  readonly input: VariedInput;
  /** Where the search starts, as a value, an amount or a factor, by the kind of the input. */
  readonly from: Decimal;
  /** Where it ends; above `from`. */
  readonly to: Decimal;
  /** How fine the answer is: 0.0001 for a rate to a hundredth of a percent point. */
  readonly step: Decimal;
  /** Path of a figure that is a number. */
  readonly figure: string;
  readonly goal: Goal;
  /** Parts into which the range is scanned before the search, 1 to 1 000; 40 when left out. */
  readonly scanIntervals?: number;
}

/** A place at which the goal comes to be met, or stops being met, with its two sides. */
export interface Crossing {
  readonly before: Sample;
  readonly after: Sample;
  /** The side that meets the goal, or the value between them; absent where the figure jumps over what it has to equal. */
  readonly answer?: Sample;
}

interface Searched {
  readonly ok: true;
  readonly definition: FigureDefinition;
  /** The figure over the whole range, from its lower to its upper end. */
  readonly scan: readonly Sample[];
  /** How often the project was calculated. */
  readonly calculations: number;
}

export type BreakEvenResult =
  /** One place, with the project at the answer and its calculation. */
  | (Searched & {
      readonly kind: "found";
      readonly crossing: Crossing & { readonly answer: Sample };
      readonly project: Project;
      readonly calculation: Calculation;
    })
  /** One place, but the figure jumps over what it has to equal. */
  | (Searched & { readonly kind: "jumps"; readonly crossing: Crossing })
  /** Several places: the figure does not go one way. */
  | (Searched & { readonly kind: "several"; readonly crossings: readonly Crossing[] })
  /** No place: the scan meets the goal everywhere or nowhere. */
  | (Searched & { readonly kind: "notInRange"; readonly isMetEverywhere: boolean })
  | { readonly ok: false; readonly problems: readonly WhatIfProblem[] };

const USUAL_SCAN_INTERVALS = 40;
const MOST_SCAN_INTERVALS = 1000;

/**
 * The value of an input at which a figure comes to a goal: a term of at most 15 years, retained savings of $20,000.
 *
 * The range is scanned at evenly spread steps, so that a figure that goes up and down shows it; each change of sides is
 * then narrowed by halving to neighbouring steps. For `equals` the value between them is sought to fifteen decimals, until
 * the figure differs by no more than half of its last shown decimal. An absent figure meets no goal.
 *
 * It takes at most (scan intervals + 1) + places × (⌈log2(steps ÷ scan intervals)⌉ + 1 + 16) + 1 calculations.
 *
 * @throws EngineError for a path of no figure that is a number, and where `calculateProject` does.
 */
export function findBreakEven(
  project: Project,
  question: BreakEvenQuestion,
  options: CalculationOptions = {},
): BreakEvenResult {
  const figure = chosenFigure(question.figure);
  const varied = varyInputs(project, [question.input]);
  const steps = stepsOf(question.from, question.to, question.step);
  const problems = [...(varied.ok ? [] : varied.problems), ...problemsOf(question, steps)];
  if (problems.length > 0 || !varied.ok || steps === undefined) return { ok: false, problems };

  const search = valueSearch(figure, varied.value, options);
  const sampleAt = (step: number): StepSample => {
    const at = steps.at(step);
    const sample = sampleOf(at, search.calculateAt(at)?.figure);
    return { ...sample, step, side: sideOf(question.goal, sample.figure) };
  };
  const scan = spread(steps.last, question.scanIntervals ?? USUAL_SCAN_INTERVALS).map(sampleAt);
  const brackets = search.refusals().length > 0 ? [] : findCrossings(scan, sampleAt);
  if (search.refusals().length > 0) return { ok: false, problems: search.refusals() };

  const crossings = brackets.map((bracket) => crossingOf(bracket, question.goal, figure, search));
  const searched = (): Searched => ({
    ok: true,
    definition: figure.definition,
    scan: scan.map(({ at, figure: value }) => sampleOf(at, value)),
    calculations: search.calculations(),
  });
  const [crossing, ...others] = crossings;
  if (crossing === undefined) {
    return { ...searched(), kind: "notInRange", isMetEverywhere: scan.every(({ side }) => side === "meets") };
  }
  if (others.length > 0) return { ...searched(), kind: "several", crossings };
  const { answer } = crossing;
  const found = answer && search.calculateAt(answer.at);
  if (answer === undefined || found === undefined) return { ...searched(), kind: "jumps", crossing };
  const { project: changed, calculation } = found;
  return { ...searched(), kind: "found", crossing: { ...crossing, answer }, project: changed, calculation };
}

function problemsOf(question: BreakEvenQuestion, steps: Steps | undefined): WhatIfProblem[] {
  const { from, to, scanIntervals = 1 } = question;
  const isCount = Number.isSafeInteger(scanIntervals) && scanIntervals >= 1 && scanIntervals <= MOST_SCAN_INTERVALS;
  return [
    ...(to.gt(from) ? [] : [whatIfProblem("range/empty", "to")]),
    ...(steps === undefined ? [whatIfProblem("range/step", "step")] : []),
    ...(isCount ? [] : [whatIfProblem("count/out-of-range", "scanIntervals")]),
  ];
}

function crossingOf({ before, after }: Bracket, goal: Goal, figure: ChosenFigure, search: ValueSearch): Crossing {
  const met = [after, before].find(({ side }) => side === "meets");
  const answer = met ?? rootOf({ before, after }, goal, figure, search);
  return {
    before: sampleOf(before.at, before.figure),
    after: sampleOf(after.at, after.figure),
    ...(answer !== undefined && { answer: sampleOf(answer.at, answer.figure) }),
  };
}

function rootOf(bracket: Bracket, goal: Goal, { definition }: ChosenFigure, search: ValueSearch): Sample | undefined {
  const tolerance = new Decimal(10).pow(-(definition.decimals ?? 0)).div(2);
  return findRoot({ ...bracket, wanted: goal.value, tolerance }, (at) => search.calculateAt(at)?.figure);
}

const sampleOf = (at: Decimal, figure: Decimal | undefined): Sample => (figure === undefined ? { at } : { at, figure });

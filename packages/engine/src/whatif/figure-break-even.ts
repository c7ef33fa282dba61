import { Decimal } from "../decimal/decimal.js";
import type { FigureDefinition } from "../model/figure.js";
import type { Project } from "../model/project.js";
import type { ChosenFigure } from "./chosen-figure.js";
import {
  type Bracket,
  findCrossings,
  narrowed,
  type Sample,
  type StepSample,
  withEndsOfKnown,
} from "./find-crossings.js";
import { findRoot } from "./find-root.js";
import { type Goal, sideOf } from "./goal.js";
import type { WhatIfProblem } from "./problem.js";
import type { Steps } from "./steps.js";
import type { ValueSearch } from "./value-search.js";

/** Place at which a figure starts or stops meeting the goal, with the two sides of the place. */
export interface Crossing {
  readonly before: Sample;
  readonly after: Sample;
  /** The side that meets the goal, or the value between them; absent where the figure jumps over what it has to equal. */
  readonly answer?: Sample;
}

interface Scanned {
  readonly definition: FigureDefinition;
  /** The figure from the lower to the upper end of the range, without values at which it is withheld. */
  readonly scan: readonly Sample[];
}

/** Places at which one figure reaches its goal. */
export type FigureBreakEven =
  /** One place, with the project at the answer. */
  | (Scanned & {
      readonly kind: "found";
      readonly crossing: Crossing & { readonly answer: Sample };
      readonly project: Project;
    })
  /** One place, but the figure jumps over what it has to equal. */
  | (Scanned & { readonly kind: "jumps"; readonly crossing: Crossing })
  /** Several places: the figure does not go one way. */
  | (Scanned & { readonly kind: "several"; readonly crossings: readonly Crossing[] })
  /** No place: the scan meets the goal everywhere or nowhere. It is empty where the figure is withheld everywhere. */
  | (Scanned & { readonly kind: "notInRange"; readonly isMetEverywhere: boolean })
  /** A step on the way to a place is no value that the input may have. */
  | { readonly kind: "refused"; readonly problems: readonly WhatIfProblem[] };

/** State of the search for one figure: the places that its scan shows, and how each is narrowed. */
export interface FigureSearch {
  readonly brackets: readonly Bracket[];
  readonly crossingAt: (bracket: Bracket) => Crossing;
  /** @param crossings - Of all brackets. */
  readonly breakEvenOf: (crossings: readonly Crossing[]) => FigureBreakEven;
}

interface SearchedFigure {
  readonly figure: ChosenFigure;
  readonly goal: Goal;
  /** The figure's number among those of the search. */
  readonly index: number;
}

/** @param scanned - Numbers of the steps that make the scan. */
export function figureSearch(
  { figure: { definition }, goal, index }: SearchedFigure,
  steps: Steps,
  scanned: readonly number[],
  search: ValueSearch,
): FigureSearch {
  let refusal: readonly WhatIfProblem[] | undefined;
  const sampleAt = (step: number): StepSample => {
    const at = steps.at(step);
    const read = search.figuresAt(at);
    if (!read.ok) refusal ??= read.problems;
    const found = read.ok ? read.value[index] : undefined;
    const side = found?.isWithheld === true ? "unknown" : sideOf(goal, found?.figure);
    return { ...sampleOf(at, found?.figure), step, side };
  };
  const figureAt = (value: Decimal): Decimal | undefined => {
    const read = search.figuresAt(value);
    return read.ok ? read.value[index]?.figure : undefined;
  };
  const samples = withEndsOfKnown(scanned.map(sampleAt), sampleAt);
  const known = samples.filter(({ side }) => side !== "unknown");
  return {
    brackets: findCrossings(samples),
    crossingAt: (bracket) => {
      const { before, after } = narrowed(bracket, sampleAt);
      const met = [after, before].find(({ side }) => side === "meets");
      const wanted = { before, after, wanted: goal.value, tolerance: halfOfLastDecimal(definition) };
      const answer = met ?? findRoot(wanted, figureAt);
      return {
        before: sampleOf(before.at, before.figure),
        after: sampleOf(after.at, after.figure),
        ...(answer !== undefined && { answer: sampleOf(answer.at, answer.figure) }),
      };
    },
    breakEvenOf: ([crossing, ...others]) => {
      if (refusal !== undefined) return { kind: "refused", problems: refusal };
      const scannedFigure = { definition, scan: known.map(({ at, figure }) => sampleOf(at, figure)) };
      if (crossing === undefined) {
        const isMetEverywhere = known.length > 0 && known.every(({ side }) => side === "meets");
        return { ...scannedFigure, kind: "notInRange", isMetEverywhere };
      }
      if (others.length > 0) return { ...scannedFigure, kind: "several", crossings: [crossing, ...others] };
      const { answer } = crossing;
      const changed = answer && search.projectAt(answer.at);
      if (answer === undefined || !changed?.ok) return { ...scannedFigure, kind: "jumps", crossing };
      return { ...scannedFigure, kind: "found", crossing: { ...crossing, answer }, project: changed.value };
    },
  };
}

const halfOfLastDecimal = ({ decimals = 0 }: FigureDefinition): Decimal => new Decimal(10).pow(-decimals).div(2);

const sampleOf = (at: Decimal, figure: Decimal | undefined): Sample => (figure === undefined ? { at } : { at, figure });

import { Decimal, parseProject } from "@epb/engine";
import {
  type BreakEvenPiece,
  type Crossing,
  type FigureBreakEven,
  searchBreakEvens,
  type WhatIfProblem,
} from "@epb/engine/whatif";
import { figureValue } from "../../../format/figures.js";
import { leverText } from "./lever-numbers.js";
import type { Lever } from "./levers.js";
import { WHAT_IF_TEXTS } from "./what-if-texts.js";

/** Search for break-even values over the range of one lever. Plain data, because it is sent to a worker. */
export interface BreakEvenTask {
  /** JSON text, because decimals cannot be sent to a worker. */
  readonly project: string;
  readonly lever: Lever;
  readonly goals: readonly AskedGoal[];
}

export interface AskedGoal {
  /** Path of a figure. */
  readonly figure: string;
  readonly goal: "atMost" | "atLeast" | "equals";
  /** A number as text of digits. */
  readonly value: string;
}

/** The answer in words. */
export interface BreakEvenAnswer {
  readonly text: string;
  /** Lever value of the answer, if there is one. */
  readonly value?: string;
}

export type BreakEvenNews =
  /** Completed part of the search, from 0 to 1. */
  | { readonly kind: "progress"; readonly part: number }
  /** The answer to the goal of this number. */
  | { readonly kind: "answer"; readonly goal: number; readonly answer: BreakEvenAnswer };

/** The finest lever has 240 steps, so that the figures are known at every step of each. */
export const SCAN_INTERVALS = 250;

/**
 * Yields the lever values at which each figure reaches its goal, as they are found. The figures are calculated at every
 * step of the lever. Not found: a figure that reaches its goal and leaves it again between two neighboring steps.
 */
export function* answerBreakEvens(task: BreakEvenTask): Generator<BreakEvenNews, void, void> {
  const { lever, goals } = task;
  const parsed = parseProject(JSON.parse(task.project));
  if (!parsed.ok) throw new Error(`the project cannot be read: ${parsed.problems[0]?.message ?? ""}`);
  const { kind, low, high, step } = lever.slider;
  const search = searchBreakEvens(parsed.value, {
    input: { kind, path: lever.path },
    from: new Decimal(low),
    to: new Decimal(high),
    step: new Decimal(step),
    scanIntervals: SCAN_INTERVALS,
    goals: goals.map(({ figure, goal, value }) => ({ figure, goal: { kind: goal, value: new Decimal(value) } })),
  });
  let next = search.next();
  for (; !next.done; next = search.next()) yield newsOf(next.value, task);
  if (next.value.ok) return;
  const answer = refusal(next.value.problems);
  for (const goal of goals.keys()) yield { kind: "answer", goal, answer };
}

function newsOf(piece: BreakEvenPiece, { lever }: BreakEvenTask): BreakEvenNews {
  switch (piece.kind) {
    // The scan takes about as many calculations as narrowing the intervals that it finds.
    case "scanned":
      return { kind: "progress", part: piece.values / piece.of / 2 };
    case "narrowed":
      return { kind: "progress", part: (1 + piece.places / piece.of) / 2 };
    case "answered":
      return { kind: "answer", goal: piece.goal, answer: answerOf(piece.breakEven, lever) };
    default:
      return piece satisfies never;
  }
}

function answerOf(breakEven: FigureBreakEven, lever: Lever): BreakEvenAnswer {
  const shown = (at: Decimal): string => leverText(lever.look, at.toFixed());
  switch (breakEven.kind) {
    case "found": {
      const { at, figure: reached } = breakEven.crossing.answer;
      const { label, unit } = breakEven.definition;
      return {
        text: WHAT_IF_TEXTS.found(
          WHAT_IF_TEXTS.levers[lever.id],
          shown(at),
          label,
          figureValue(reached?.toFixed(), unit),
        ),
        value: at.toFixed(),
      };
    }
    case "jumps":
      return { text: WHAT_IF_TEXTS.jumps(shown(breakEven.crossing.before.at), shown(breakEven.crossing.after.at)) };
    case "several":
      return { text: WHAT_IF_TEXTS.several(breakEven.crossings.map((each) => placeText(each, lever))) };
    case "notInRange":
      if (breakEven.scan.length === 0) return { text: WHAT_IF_TEXTS.withheldEverywhere };
      return { text: breakEven.isMetEverywhere ? WHAT_IF_TEXTS.metEverywhere : WHAT_IF_TEXTS.metNowhere };
    case "refused":
      return refusal(breakEven.problems);
    default:
      return breakEven satisfies never;
  }
}

const refusal = (problems: readonly WhatIfProblem[]): BreakEvenAnswer => ({
  text: problems.map(({ message }) => message).join(" "),
});

/** Decimals of a percentage in a list of places, which may be long. */
const PLACE_DECIMALS = 3;

const placeText = ({ answer, after }: Crossing, { look }: Lever): string =>
  leverText(look, (answer ?? after).at.toFixed(), PLACE_DECIMALS);

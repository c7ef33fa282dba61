import { Decimal, figureDefinition, type Project } from "@epb/engine";
import { type BreakEvenResult, type Crossing, findBreakEven } from "@epb/engine/whatif";
import { figureValue } from "../../format/figures.js";
import { WHAT_IF_TEXTS } from "../../texts/what-if-texts.js";
import { leverText } from "./lever-numbers.js";
import type { Lever } from "./levers.js";

/** A question as it was asked. */
export interface BreakEvenAsked {
  readonly lever: Lever;
  readonly figure: string;
  readonly goal: "atMost" | "atLeast" | "equals";
  readonly value: string;
}

/** The answer in words. */
export interface BreakEvenAnswer {
  readonly text: string;
  /** Number of the lever at the answer, where there is one. */
  readonly value?: string;
}

/** Where a figure comes to a goal when one lever moves over its range. */
export function answerBreakEven(project: Project, asked: BreakEvenAsked): BreakEvenAnswer {
  const { lever, figure, goal, value } = asked;
  const { kind, low, high, step } = lever.slider;
  const result = findBreakEven(project, {
    input: { kind, path: lever.path },
    from: new Decimal(low),
    to: new Decimal(high),
    step: new Decimal(step),
    figure,
    goal: { kind: goal, value: new Decimal(value) },
  });
  if (!("kind" in result)) return { text: result.problems.map(({ message }) => message).join(" ") };
  return answerOf(result, asked);
}

function answerOf(result: Extract<BreakEvenResult, { ok: true }>, { lever, figure }: BreakEvenAsked): BreakEvenAnswer {
  const shown = (at: Decimal): string => leverText(lever.look, at.toFixed());
  switch (result.kind) {
    case "found": {
      const { at, figure: reached } = result.crossing.answer;
      const { label, unit } = figureDefinition(figure);
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
      return { text: WHAT_IF_TEXTS.jumps(shown(result.crossing.before.at), shown(result.crossing.after.at)) };
    case "several":
      return { text: WHAT_IF_TEXTS.several(result.crossings.map((each) => shown(placeOf(each)))) };
    case "notInRange":
      return { text: result.isMetEverywhere ? WHAT_IF_TEXTS.metEverywhere : WHAT_IF_TEXTS.metNowhere };
    default:
      return result satisfies never;
  }
}

const placeOf = ({ answer, after }: Crossing): Decimal => (answer ?? after).at;

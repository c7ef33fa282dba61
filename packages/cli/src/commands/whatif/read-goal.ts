import { typedAmount } from "@epb/engine";
import type { Condition, Goal } from "@epb/engine/whatif";
import { type Parsed, parsed, refused } from "../../figures/complaint.js";
import type { FigureFinder } from "./find-figure.js";
import { splitOption } from "./split-option.js";

const GOAL_KINDS: Readonly<Record<string, Goal["kind"]>> = {
  "<=": "atMost",
  "≤": "atMost",
  ">=": "atLeast",
  "≥": "atLeast",
  "=": "equals",
};

export interface FigureGoal {
  /** Path of a figure. */
  readonly figure: string;
  readonly goal: Goal;
}

/** Reads `FIGURE=TARGET`, `FIGURE<=TARGET` or `FIGURE>=TARGET` of `--solve`. */
export function readGoal(option: string, finder: FigureFinder): Parsed<FigureGoal> {
  return read(`--solve ${option}`, option, finder.one);
}

/** Reads `FIGURE>=VALUE` of `--chance`; `*` in the path means every item. */
export function readCondition(option: string, finder: FigureFinder): Parsed<Condition> {
  const found = read(`--chance ${option}`, option, finder.several);
  return found.ok ? parsed({ name: option, figures: found.value.figure, goal: found.value.goal }) : found;
}

function read(about: string, option: string, find: FigureFinder["one"]): Parsed<FigureGoal> {
  const split = splitOption(option, Object.keys(GOAL_KINDS));
  const kind = GOAL_KINDS[split?.operator ?? ""];
  const value = typedAmount(split?.rest ?? "")?.value;
  if (split === undefined || kind === undefined || value === undefined) {
    return refused({
      about,
      message: "The target does not have the form FIGURE=VALUE.",
      expected: "FIGURE=VALUE, FIGURE<=VALUE or FIGURE>=VALUE",
      advice:
        'Write the target in quotation marks, such as "Performance period<=15", because a shell reads < and > as redirections to files.',
    });
  }
  const figure = find(about, split.name);
  return figure.ok ? parsed({ figure: figure.value, goal: { kind, value } }) : figure;
}

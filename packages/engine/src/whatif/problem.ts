import type { InputProblem } from "../input/problem.js";
import { didYouMean } from "../lookup/near-misses.js";
import type { InputPath } from "../path-text/input-path.js";

export type WhatIfProblemName =
  | "path/unknown"
  | "path/nothing-there"
  | "path/unreadable"
  | "path/not-a-value"
  | "path/not-a-number"
  | "path/is-key"
  | "path/required"
  | "value/refused"
  | "range/empty"
  | "range/step"
  | "count/out-of-range"
  | "distribution/disordered"
  | "distribution/no-values"
  | "distribution/far-tail"
  | "fraction/out-of-range";

/** Reason why a requested what-if cannot be calculated. Problems are data; all are returned at once. */
export interface WhatIfProblem {
  readonly name: WhatIfProblemName;
  /** The path of the input, or the part of the question. */
  readonly at: InputPath;
  readonly message: string;
  readonly advice: string;
  /** Problem that `parseProject` would report for the changed value. */
  readonly input?: InputProblem;
}

interface Words {
  readonly message: string;
  readonly advice: string;
}

const WHAT_IF_PROBLEMS: Readonly<Record<WhatIfProblemName, Words>> = {
  "path/unknown": {
    message: "No input of a project has this path.",
    advice: "Correct the spelling; `epb schema project` lists all fields.",
  },
  "path/nothing-there": {
    message: "The project has nothing at this path.",
    advice: "Check the keys in brackets, or set the value first; a missing value is not zero.",
  },
  "path/unreadable": {
    message: "The value of this input cannot be read.",
    advice: "Set a value first; what cannot be read cannot be raised or lowered.",
  },
  "path/not-a-value": {
    message: "This is a group of inputs and not a single value.",
    advice: "Name the value inside it; a group can only be cleared.",
  },
  "path/not-a-number": {
    message: "This input is not a number.",
    advice: "Dates, texts and choices can be set and cleared, not added to or multiplied.",
  },
  "path/is-key": {
    message: "This is the key by which the item is known.",
    advice: "Remove the item and set the values of another one.",
  },
  "path/required": {
    message: "The item cannot be without this value.",
    advice: "Remove the whole item, or set another value.",
  },
  "value/refused": {
    message: "The changed value is not one a project may have.",
    advice: "Choose a change that keeps the value within what the field takes.",
  },
  "range/empty": {
    message: "The upper end of the range is not above the lower end.",
    advice: "Give the lower end first.",
  },
  "range/step": {
    message: "The step is not above zero, or the range has more than 10^12 of them.",
    advice: "Choose a step of a size that matters, such as 0.0001 for a rate.",
  },
  "count/out-of-range": {
    message: "This is not a whole number within its limits.",
    advice: "See the limits that the documentation of the field states.",
  },
  "distribution/disordered": {
    message: "The parameters of the distribution are not in order.",
    advice: "The lower limit comes first, the mode lies between the limits, and a deviation is not negative.",
  },
  "distribution/no-values": {
    message: "The distribution has no value that can be drawn.",
    advice: "List at least one value; weights are not negative and at least one is above zero.",
  },
  "distribution/far-tail": {
    message: "The limits leave less than a billionth of the distribution.",
    advice: "Choose limits nearer to the mean.",
  },
  "fraction/out-of-range": {
    message: "A percentile is asked for at a fraction below 0 or above 1.",
    advice: "Write the 95th percentile as 0.95.",
  },
};

/** The problem of a path that no input has, with the paths that may have been meant. */
export function unknownPath(path: InputPath, suggestions: readonly string[]): WhatIfProblem {
  const problem = whatIfProblem("path/unknown", path);
  const hint = didYouMean(suggestions);
  return hint === "" ? problem : { ...problem, advice: `${hint} ${problem.advice}` };
}

/** A problem with its words. */
export function whatIfProblem(name: WhatIfProblemName, at: InputPath, input?: InputProblem): WhatIfProblem {
  return { name, at, ...WHAT_IF_PROBLEMS[name], ...(input !== undefined && { input }) };
}

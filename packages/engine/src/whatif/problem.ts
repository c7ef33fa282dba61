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
    advice: "Correct the spelling. `epb schema project` lists all fields.",
  },
  "path/nothing-there": {
    message: "The project has no value or item at this path.",
    advice: "Check the keys in brackets, or set a value first. A missing value is not zero.",
  },
  "path/unreadable": {
    message: "The value of this input cannot be read.",
    advice: "Set a value first. An entry that cannot be read cannot be raised or lowered.",
  },
  "path/not-a-value": {
    message: "This is a group of inputs and not a single value.",
    advice: "Give the path of one value of the group. A whole group can only be cleared.",
  },
  "path/not-a-number": {
    message: "This input is not a number.",
    advice: "Dates, texts, and choices can be set and cleared, but not raised or lowered.",
  },
  "path/is-key": {
    message: "This value is the key of the item and cannot be changed.",
    advice: "Remove the item, and set the values of another item.",
  },
  "path/required": {
    message: "The item requires this value.",
    advice: "Remove the whole item, or set another value.",
  },
  "value/refused": {
    message: "A project cannot have the changed value.",
    advice: "Choose a change that keeps the value within the range of the field.",
  },
  "range/empty": {
    message: "The upper value of the range is not above the lower value.",
    advice: "Write the lower value of the range first.",
  },
  "range/step": {
    message: "The step is not above zero, or the range has more than 10^12 steps.",
    advice: "Choose a larger step, such as 0.0001 for a rate.",
  },
  "count/out-of-range": {
    message: "This is not a whole number within its limits.",
    advice: "The documentation of the field gives the limits.",
  },
  "distribution/disordered": {
    message: "The parameters of the distribution are not in order.",
    advice: "Write the lower limit first and a mode between the limits. The standard deviation must be 0 or more.",
  },
  "distribution/no-values": {
    message: "The distribution has no possible value.",
    advice: "List at least one value. No weight may be negative, and at least one weight must be above zero.",
  },
  "distribution/far-tail": {
    message: "Less than a billionth of the distribution is between the limits.",
    advice: "Choose limits closer to the mean.",
  },
  "fraction/out-of-range": {
    message: "The fraction of a percentile must be from 0 to 1.",
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

import type { Calculation } from "../calculate/calculate-project.js";
import type { WhatIfProblem } from "./problem.js";

/** An issue that was an error in some trials. */
export interface TrialError {
  readonly code: string;
  /** As the first of these trials had it. */
  readonly message: string;
  readonly trials: number;
}

/** A drawn value that the input may not have. */
export interface TrialRefusal {
  /** As the first of these trials had it. */
  readonly problem: WhatIfProblem;
  readonly trials: number;
}

/** Counts the failures of trials, so that every failure is reported. */
export interface TrialFailures {
  readonly seeErrors: (calculation: Calculation) => void;
  readonly seeRefusals: (problems: readonly WhatIfProblem[]) => void;
  readonly trialsWithErrors: () => number;
  readonly refusedTrials: () => number;
  /** In the order in which they were first met. */
  readonly errors: () => readonly TrialError[];
  readonly refusals: () => readonly TrialRefusal[];
}

export function trialFailures(): TrialFailures {
  const errors = new Map<string, TrialError>();
  const refusals = new Map<string, TrialRefusal>();
  let [withErrors, refused] = [0, 0];
  return {
    seeErrors: ({ issues }) => {
      const met = new Map(issues.filter(({ severity }) => severity === "error").map((issue) => [issue.code, issue]));
      if (met.size > 0) withErrors++;
      for (const [code, { message }] of met) {
        const before = errors.get(code);
        errors.set(code, { code, message: before?.message ?? message, trials: (before?.trials ?? 0) + 1 });
      }
    },
    seeRefusals: (problems) => {
      refused++;
      for (const [key, problem] of new Map(problems.map((one) => [`${one.input?.code} ${one.at}`, one]))) {
        const before = refusals.get(key);
        refusals.set(key, { problem: before?.problem ?? problem, trials: (before?.trials ?? 0) + 1 });
      }
    },
    trialsWithErrors: () => withErrors,
    refusedTrials: () => refused,
    errors: () => [...errors.values()],
    refusals: () => [...refusals.values()],
  };
}

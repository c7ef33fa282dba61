import { type Amount, toDecimal } from "../decimal/amount.js";
import { Decimal } from "../decimal/decimal.js";
import { INPUT_LIMITS } from "../input/limits.js";
import { type Condition, readCondition } from "./condition.js";
import { type Distribution, distributionProblem, readDistribution } from "./distribution.js";
import type { VariedInput } from "./input-change.js";
import { type WhatIfProblem, whatIfProblem } from "./problem.js";
import { LARGEST_SEED } from "./uniform-stream.js";

/** An input whose value, added amount or factor is drawn in each trial. */
export interface UncertainInput<Value extends Amount = Decimal> extends VariedInput {
  readonly distribution: Distribution<Value>;
  /** Decimals of a number drawn from `uniform`, `triangular` or `normal`, 0 to 15; the default is 9. */
  readonly decimals?: number;
}

export interface MonteCarloQuestion<Value extends Amount = Decimal> {
  /** Whole, 0 to 4 294 967 295. The same seed gives the same result, to the last digit. */
  readonly seed: number;
  /** 1 to 1 000 000. */
  readonly trials: number;
  /** Drawn one apart from the other. Where two reach the same value, the later one changes what the earlier one has left. */
  readonly inputs: readonly UncertainInput<Value>[];
  /** Paths of figures that are numbers. */
  readonly figures: readonly string[];
  readonly conditions?: readonly Condition<Value>[];
  /** Percentiles as fractions, 0 to 1; the default is 0.05, 0.1, 0.25, 0.5, 0.75, 0.9 and 0.95. */
  readonly percentiles?: readonly Value[];
  /** Bins of the histograms, 1 to 1 000; the default is 20. */
  readonly histogramBins?: number;
}

/** @throws EngineError as `toDecimal` does. */
export function readQuestion(question: MonteCarloQuestion<Amount>): MonteCarloQuestion {
  const { conditions, percentiles, inputs, ...counts } = question;
  return {
    ...counts,
    inputs: inputs.map((input) => ({ ...input, distribution: readDistribution(input.distribution) })),
    ...(conditions !== undefined && { conditions: conditions.map(readCondition) }),
    ...(percentiles !== undefined && { percentiles: percentiles.map(toDecimal) }),
  };
}

export const USUAL_DECIMALS = 9;
export const USUAL_BINS = 20;
export const USUAL_PERCENTILES: readonly Decimal[] = ["0.05", "0.1", "0.25", "0.5", "0.75", "0.9", "0.95"].map(
  (fraction) => new Decimal(fraction),
);

const MOST_TRIALS = 1_000_000;
const MOST_BINS = 1000;

/** Everything that is wrong with the numbers of a question; its paths are another matter. */
export function questionProblems(question: MonteCarloQuestion): WhatIfProblem[] {
  const { seed, trials, histogramBins = USUAL_BINS, percentiles = [] } = question;
  return [
    ...countProblems("seed", seed, 0, LARGEST_SEED),
    ...countProblems("trials", trials, 1, MOST_TRIALS),
    ...countProblems("histogramBins", histogramBins, 1, MOST_BINS),
    ...percentiles
      .filter((fraction) => !(fraction.gte(0) && fraction.lte(1)))
      .map(() => whatIfProblem("fraction/out-of-range", "percentiles")),
    ...question.inputs.flatMap(({ path, distribution, decimals = USUAL_DECIMALS }) => {
      const problem = distributionProblem(distribution);
      return [
        ...(problem === undefined ? [] : [whatIfProblem(problem, path)]),
        ...countProblems(path, decimals, 0, INPUT_LIMITS.decimals),
      ];
    }),
  ];
}

function countProblems(at: string, count: number, least: number, most: number): WhatIfProblem[] {
  const isCount = Number.isSafeInteger(count) && count >= least && count <= most;
  return isCount ? [] : [whatIfProblem("count/out-of-range", at)];
}

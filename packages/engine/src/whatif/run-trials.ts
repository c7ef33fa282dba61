import type { Calculation } from "../calculate/calculation.js";
import type { Decimal } from "../decimal/decimal.js";
import { roundTo } from "../decimal/rounding.js";
import type { Variants } from "../withhold/calculate-variants.js";
import { type UncertainInput, USUAL_DECIMALS } from "./monte-carlo-question.js";
import { quantileOf } from "./quantile.js";
import { type TrialFailures, trialFailures } from "./trial-failures.js";
import { uniformStreams } from "./uniform-stream.js";
import type { VariedProject } from "./vary-inputs.js";

export interface Trials {
  readonly count: number;
  /** Numbers drawn for each input, trial after trial. */
  readonly drawn: readonly (readonly Decimal[])[];
  readonly failures: TrialFailures;
}

/**
 * Draws, changes and calculates, trial after trial.
 *
 * @param see - Is shown every calculation.
 */
export function runTrials(
  {
    seed,
    trials,
    inputs,
  }: { readonly seed: number; readonly trials: number; readonly inputs: readonly UncertainInput[] },
  varied: VariedProject,
  calculateVariant: Variants["calculateVariant"],
  see: (calculation: Calculation) => void,
): Trials {
  const draws = drawers(seed, inputs);
  const drawn = inputs.map((): Decimal[] => []);
  const failures = trialFailures();
  for (let trial = 0; trial < trials; trial++) {
    const amounts = draws.map((draw) => draw());
    for (const [index, amount] of amounts.entries()) drawn[index]?.push(amount);
    const changed = varied(amounts);
    if (!changed.ok) {
      failures.seeRefusals(changed.problems);
      continue;
    }
    const calculation = calculateVariant(changed.value);
    failures.seeErrors(calculation);
    see(calculation);
  }
  return { count: trials, drawn, failures };
}

/** For each input what gives its next number. */
function drawers(seed: number, inputs: readonly UncertainInput[]): readonly (() => Decimal)[] {
  const streams = uniformStreams(seed, inputs.length);
  return streams.flatMap((next, index) => {
    const input = inputs[index];
    if (input === undefined) return [];
    const { distribution, decimals = USUAL_DECIMALS } = input;
    const quantile = quantileOf(distribution);
    // Listed values are drawn unchanged.
    const isListed = distribution.kind === "discrete" || distribution.kind === "empirical";
    return [isListed ? () => quantile(next()) : () => roundTo(quantile(next()), decimals)];
  });
}

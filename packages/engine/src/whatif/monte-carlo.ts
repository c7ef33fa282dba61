import type { CalculationOptions } from "../calculate/calculation.js";
import type { Amount } from "../decimal/amount.js";
import { Decimal } from "../decimal/decimal.js";
import type { FigureDefinition } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import { definedOnly } from "../objects/defined-only.js";
import { calculateVariants } from "../withhold/calculate-variants.js";
import { chosenFigure } from "./chosen-figure.js";
import { type ConditionCount, conditionCounter } from "./condition.js";
import type { VariedInput } from "./input-change.js";
import {
  type MonteCarloQuestion,
  questionProblems,
  readQuestion,
  USUAL_BINS,
  USUAL_PERCENTILES,
} from "./monte-carlo-question.js";
import type { WhatIfProblem } from "./problem.js";
import { runTrials, type Trials } from "./run-trials.js";
import { type Statistics, statisticsOf } from "./statistics.js";
import type { TrialError, TrialRefusal } from "./trial-failures.js";
import { varyInputs } from "./vary-inputs.js";

/** The numbers that were drawn for an input: values, added amounts or factors, by the kind of the input. */
export interface DrawnInput extends VariedInput {
  readonly statistics?: Statistics;
}

export interface SimulatedFigure {
  readonly path: string;
  readonly definition: FigureDefinition;
  /** Value with unchanged inputs; absent if the calculation has no such figure. */
  readonly base?: Decimal;
  /** Of all trials that have the figure, those with errors too; absent when none has it. */
  readonly statistics?: Statistics;
  /** Trials without the figure, those with refused values too. */
  readonly absentTrials: number;
}

/** Every trial is calculated, with errors or without, or refused. */
export interface TrialOutcomes {
  readonly trials: number;
  /** Calculated without an error. */
  readonly calculatedTrials: number;
  /** Calculated with issues that are errors; figures that do not depend on them count all the same. */
  readonly trialsWithErrors: number;
  /** Not calculated: the input cannot have a drawn value. */
  readonly refusedTrials: number;
  readonly errors: readonly TrialError[];
  readonly refusals: readonly TrialRefusal[];
}

export interface MonteCarloSimulation extends TrialOutcomes {
  readonly ok: true;
  readonly seed: number;
  readonly inputs: readonly DrawnInput[];
  readonly figures: readonly SimulatedFigure[];
  readonly conditions: readonly ConditionProbability[];
}

export interface ConditionProbability extends ConditionCount {
  /** Part of all trials in which the condition held. */
  readonly probability: Decimal;
}

export type MonteCarloResult =
  | MonteCarloSimulation
  | { readonly ok: false; readonly problems: readonly WhatIfProblem[] };

/**
 * Calculates a project many times with inputs drawn from distributions, and summarizes the figures. The seed determines
 * the result, which is the same on every machine, to the last digit.
 *
 *     probability = trials in which the condition held ÷ trials
 *
 * The simulation takes one calculation more than the number of trials.
 *
 * @throws EngineError for a path that is not a numeric figure, for an amount that is not a number, and as
 * `calculateProject` does.
 *
 * @example
 * import { runMonteCarlo } from "@epb/engine/whatif";
 *
 * const result = runMonteCarlo(project, {
 *   seed: 1,
 *   trials: 20,
 *   inputs: [
 *     { kind: "set", path: "financing.indexRate", distribution: { kind: "uniform", low: "0.03", high: "0.05" } },
 *   ],
 *   figures: ["costSavings.totalPayments"],
 * });
 * result.ok && result.calculatedTrials; // 20
 */
export function runMonteCarlo(
  project: Project,
  asked: MonteCarloQuestion<Amount>,
  options: CalculationOptions = {},
): MonteCarloResult {
  requireParsedProject(project);
  const question = readQuestion(asked);
  const figures = question.figures.map(chosenFigure);
  const counters = (question.conditions ?? []).map(conditionCounter);
  const varied = varyInputs(project, question.inputs);
  const problems = [...questionProblems(question), ...(varied.ok ? [] : varied.problems)];
  if (problems.length > 0 || !varied.ok) return { ok: false, problems };

  const values = figures.map((): Decimal[] => []);
  const { calculation: base, calculateVariant } = calculateVariants(project, options);
  const trials = runTrials(question, varied.value, calculateVariant, (calculation) => {
    for (const counter of counters) counter.see(calculation);
    for (const [index, figure] of figures.entries()) {
      const value = figure.read(calculation);
      if (value !== undefined) values[index]?.push(value);
    }
  });
  const { percentiles = USUAL_PERCENTILES, histogramBins = USUAL_BINS } = question;
  const statistics = (numbers: readonly Decimal[] = []): Statistics | undefined =>
    statisticsOf(numbers, percentiles, histogramBins);
  return {
    ok: true,
    seed: question.seed,
    ...outcomes(trials),
    inputs: question.inputs.map(({ path, kind }, index) =>
      definedOnly({ path, kind, statistics: statistics(trials.drawn[index]) }),
    ),
    figures: figures.map(({ path, definition, read }, index) =>
      definedOnly({
        path,
        definition,
        base: read(base),
        statistics: statistics(values[index]),
        absentTrials: trials.count - (values[index]?.length ?? 0),
      }),
    ),
    conditions: counters.map((counter) => withProbability(counter.count(), trials.count)),
  };
}

function outcomes({ count, failures }: Trials): TrialOutcomes {
  const refusedTrials = failures.refusedTrials();
  const trialsWithErrors = failures.trialsWithErrors();
  return {
    trials: count,
    calculatedTrials: count - refusedTrials - trialsWithErrors,
    trialsWithErrors,
    refusedTrials,
    errors: failures.errors(),
    refusals: failures.refusals(),
  };
}

/** A refused trial was never seen by the counter: it is undecided. */
function withProbability(count: ConditionCount, trials: number): ConditionProbability {
  const undecided = trials - count.held - count.missed;
  return { ...count, undecided, probability: new Decimal(count.held).div(trials) };
}

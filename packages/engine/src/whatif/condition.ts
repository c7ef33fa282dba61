import type { Calculation } from "../calculate/calculate-project.js";
import type { Amount } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import { type ChosenFigures, chosenFigures } from "./chosen-figure.js";
import { type Goal, readGoal, sideOf } from "./goal.js";

/**
 * Desired result: every one of the figures meets the goal. Retained savings of zero or more in every year is
 * `costSavings.years[year=*].retainedSavings`, at least 0; paid off within 15 years is
 * `projectSummary.financialSummary.performancePeriodYears`, at most 15.
 */
export interface Condition<Value extends Amount = Decimal> {
  readonly name: string;
  /** Path of a figure that is a number; `*` in place of a key means every item. */
  readonly figures: string;
  readonly goal: Goal<Value>;
}

export const readCondition = (condition: Condition<Amount>): Condition => ({
  ...condition,
  goal: readGoal(condition.goal),
});

/** Number of trials that met a condition. */
export interface ConditionCount {
  readonly name: string;
  readonly held: number;
  /** A figure was there and did not meet the goal. */
  readonly missed: number;
  /** No figure was there to tell by; such a trial does not count as held. */
  readonly undecided: number;
}

/** Counts a condition over calculations. */
export interface ConditionCounter {
  readonly see: (calculation: Calculation) => void;
  readonly count: () => ConditionCount;
}

/** @throws EngineError for figures that are unknown, or no numbers. */
export function conditionCounter({ name, figures, goal }: Condition): ConditionCounter {
  const { read }: ChosenFigures = chosenFigures(figures);
  let [held, missed, undecided] = [0, 0, 0];
  return {
    see: (calculation) => {
      const values = read(calculation);
      if (values.length === 0) undecided++;
      else if (values.every((value) => sideOf(goal, value) === "meets")) held++;
      else missed++;
    },
    count: () => ({ name, held, missed, undecided }),
  };
}

import { calculateVariants, type Variants } from "../calculate/calculate-variants.js";
import type { Calculation, CalculationOptions } from "../calculate/calculation.js";
import type { Decimal } from "../decimal/decimal.js";
import type { Project } from "../model/project.js";
import type { ChosenFigure } from "./chosen-figure.js";
import type { WhatIfProblem } from "./problem.js";
import type { VariedProject } from "./vary-inputs.js";

export interface CalculatedAt {
  readonly project: Project;
  readonly calculation: Calculation;
  readonly figure: Decimal | undefined;
}

/** Calculates a project at one value of an input after the other, and keeps count. */
export interface ValueSearch {
  /** Undefined where the input may not have the value. */
  readonly calculateAt: (value: Decimal) => CalculatedAt | undefined;
  readonly calculations: () => number;
  /** Why the first value that was refused is none that the input may have. */
  readonly refusals: () => readonly WhatIfProblem[];
}

export function valueSearch(figure: ChosenFigure, varied: VariedProject, options: CalculationOptions): ValueSearch {
  let calculations = 0;
  let calculateVariant: Variants["calculateVariant"] | undefined;
  let refusals: readonly WhatIfProblem[] = [];
  const calculate = (project: Project): Calculation => {
    calculations++;
    if (calculateVariant !== undefined) return calculateVariant(project);
    // All others are variants of the first.
    const first = calculateVariants(project, options);
    ({ calculateVariant } = first);
    return first.calculation;
  };
  return {
    calculateAt: (value) => {
      const changed = varied([value]);
      if (!changed.ok) {
        if (refusals.length === 0) refusals = changed.problems;
        return undefined;
      }
      const calculation = calculate(changed.value);
      return { project: changed.value, calculation, figure: figure.read(calculation) };
    },
    calculations: () => calculations,
    refusals: () => refusals,
  };
}

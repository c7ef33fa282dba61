import type { CalculationOptions } from "../calculate/calculation.js";
import type { Decimal } from "../decimal/decimal.js";
import type { Project } from "../model/project.js";
import { calculateVariants, type Variants } from "../withhold/calculate-variants.js";
import type { ChosenFigure } from "./chosen-figure.js";
import type { Outcome } from "./input-place.js";
import type { VariedProject } from "./vary-inputs.js";

/** A figure at a value of the input. */
export interface FoundFigure {
  /** Undefined where the calculation has no such figure. */
  readonly figure: Decimal | undefined;
  /** True if the figure may be absent only because of an unusable input: at this value, or at any value. */
  readonly isWithheld: boolean;
}

/** Calculates a project at one value of an input after the other, each value once, and keeps count. */
export interface ValueSearch {
  /** All figures, in their order; or why the input may not have the value. */
  readonly figuresAt: (value: Decimal) => Outcome<readonly FoundFigure[]>;
  readonly projectAt: (value: Decimal) => Outcome<Project>;
  readonly calculations: () => number;
}

export function valueSearch(
  figures: readonly ChosenFigure[],
  varied: VariedProject,
  options: CalculationOptions,
): ValueSearch {
  let calculations = 0;
  let calculateVariant: Variants["calculateVariant"] | undefined;
  // Figures alone: a calculation of many measures takes megabytes.
  const known = new Map<string, Outcome<readonly FoundFigure[]>>();
  const calculate: Variants["calculateVariant"] = (project) => {
    calculations++;
    if (calculateVariant !== undefined) return calculateVariant(project);
    // All others are variants of the first.
    const first = calculateVariants(project, options);
    ({ calculateVariant } = first);
    return first.calculation;
  };
  const projectAt = (value: Decimal): Outcome<Project> => varied([value]);
  const readAt = (value: Decimal): Outcome<readonly FoundFigure[]> => {
    const changed = projectAt(value);
    if (!changed.ok) return changed;
    const calculation = calculate(changed.value);
    const hasWithheld = calculation.calculatedValues.withheld !== undefined;
    const found = figures.map(({ read }): FoundFigure => {
      const figure = read(calculation);
      return { figure, isWithheld: figure === undefined && hasWithheld };
    });
    return { ok: true, value: found };
  };
  return {
    figuresAt: (value) => {
      const key = value.toFixed();
      const read = known.get(key) ?? readAt(value);
      known.set(key, read);
      return read;
    },
    projectAt,
    calculations: () => calculations,
  };
}

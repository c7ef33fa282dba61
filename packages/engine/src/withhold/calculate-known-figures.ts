import { calculateAllFigures } from "../calculate/calculate-all-figures.js";
import type { Calculation, CalculationOptions } from "../calculate/calculation.js";
import { calculated, type Stages } from "../calculate/stages.js";
import { findUnusableInputs } from "../calculate/unusable-inputs.js";
import { withIssues } from "../calculate/with-issues.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import type { Project } from "../model/project.js";
import { mayChangeFigures } from "./possible-values.js";
import { withholdFigures } from "./withhold-figures.js";

export type { Calculation, CalculationOptions } from "../calculate/calculation.js";

/**
 * Calculates a project as `calculateProject` does, also one with inputs that cannot be read or cannot be true: figures that
 * depend on them are left out and listed in `calculatedValues.withheld`, and the others are there. It brings the rules of explanations along.
 *
 * @param stages - How its stages are run; each is calculated unless said otherwise.
 * @throws EngineError 'Project set to Override but no calculated values provided'; nothing else that people enter throws.
 * @spec C §9; C §3 "calculationType: 1 Standard (also called Default), 2 Override, 3 Legacy, 4 Epx"; C §4 "Otherwise
 * values are computed"; 0038
 */
export function calculateKnownFigures(
  project: Project,
  options: CalculationOptions = {},
  stages: Stages = calculated,
): Calculation {
  const { paths, issues } = findUnusableInputs(project, mayChangeFigures);
  const calculation =
    paths.length === 0 || project.record.calculationType === CalculationType.Override
      ? calculateAllFigures(project, options, stages)
      : withholdFigures(project, paths, options);
  return withIssues(calculation, issues);
}

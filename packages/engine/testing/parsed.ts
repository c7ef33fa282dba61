import { type Calculation, calculateProject } from "../src/calculate/calculate-project.js";
import { isFullCalculation } from "../src/calculate/is-full-calculation.js";
import { parseProject } from "../src/input/parse-project.js";
import type { CalculatedValues } from "../src/model/calculated/calculated-values.js";
import type { Project } from "../src/model/project.js";

/** The project of plain JSON data that must be one. */
export function parsed(json: unknown): Project {
  const result = parseProject(json);
  if (!result.ok) throw new Error(JSON.stringify(result.problems, undefined, 1));
  return result.value;
}

/** The calculation of plain JSON data that must be a project of the full edition. */
export function calculated(json: unknown): Calculation<CalculatedValues> {
  const calculation = calculateProject(parsed(json));
  if (!isFullCalculation(calculation)) throw new Error("The calculation lacks sections of the full edition.");
  return calculation;
}

/** Codes of the issues of a calculation, in their order. */
export function codesOf({ issues }: Pick<Calculation, "issues">): string[] {
  return issues.map(({ code }) => code);
}

import { type Calculation, calculateProject } from "../src/calculate/calculate-project.js";
import { parseProject } from "../src/input/parse-project.js";
import type { Project } from "../src/model/project.js";

/** The project of plain JSON data that must be one. */
export function parsed(json: unknown): Project {
  const result = parseProject(json);
  if (!result.ok) throw new Error(JSON.stringify(result.problems, undefined, 1));
  return result.value;
}

/** The calculation of plain JSON data that must be a project. */
export function calculated(json: unknown): Calculation {
  return calculateProject(parsed(json));
}

/** Codes of the issues of a calculation, in their order. */
export function codesOf({ issues }: Calculation): string[] {
  return issues.map(({ code }) => code);
}

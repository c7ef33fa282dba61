import { EXAMPLE_PROJECT } from "./example-project-text.js";

/** A project as plain JSON data. Amounts and rates are text: `"0.031"`. */
export interface ProjectJson {
  readonly record: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Complete example project as plain JSON data, for examples and tests: two measures with a loan, and payments at the end of
 * each year. Each call returns a new copy.
 *
 * @example
 * import { parseProject } from "@epb/engine";
 * import { exampleProject } from "@epb/engine/simple";
 *
 * exampleProject().record["name"]; // "Worked example"
 * parseProject(exampleProject()).ok; // true
 */
export const exampleProject = (): ProjectJson => JSON.parse(EXAMPLE_PROJECT) as ProjectJson;

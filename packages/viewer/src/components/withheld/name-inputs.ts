import { parseProject } from "@epb/engine";
import { describeInputs } from "@epb/engine/compare";

/**
 * Names of inputs, `Base construction cost, measure 1`, by their path. A chunk of its own, which loads with the first
 * input that cannot be used.
 *
 * @param project - A project, or the JSON of one.
 */
export function nameInputs(project: object, paths: readonly string[]): ReadonlyMap<string, string> {
  const parsed = parseProject(JSON.parse(JSON.stringify(project)));
  if (!parsed.ok) return new Map();
  return new Map(describeInputs(parsed.value, paths).map(({ path, label }) => [path, label]));
}

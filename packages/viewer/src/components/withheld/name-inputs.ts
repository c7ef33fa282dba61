import { parseProject } from "@epb/engine";
import { describeInputs } from "@epb/engine/compare";

/**
 * Names of inputs, `Base construction cost, measure 1`, by path. A separate chunk, loaded with the first unknown input.
 * @param project - A project, or its JSON.
 */
export function nameInputs(project: object, paths: readonly string[]): ReadonlyMap<string, string> {
  const parsed = parseProject(JSON.parse(JSON.stringify(project)));
  if (!parsed.ok) return new Map();
  return new Map(describeInputs(parsed.value, paths).map(({ path, label }) => [path, label]));
}

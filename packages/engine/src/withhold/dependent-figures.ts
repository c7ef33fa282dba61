import type { Project } from "../model/project.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import type { InputPath } from "../path-text/input-path.js";
import { putValue } from "../paths/put-value.js";
import { valueAtPath } from "../paths/value-at-path.js";
import { calculateKnownFigures } from "./calculate-known-figures.js";
import { possibleValues } from "./possible-values.js";

/** With one value for an unusable input, a loan may never be paid; with another value, it is paid. */
const VALUES_TRIED = 2;

/**
 * Paths of the figures that depend on an input. For this purpose, each other unusable input gets a possible value.
 *
 * @param input - An input, or a list with an item that cannot be used.
 * @param others - Other inputs that cannot be used. Usable items of a list count as usable.
 *
 * @example
 * import { dependentFigures } from "@epb/engine/withhold";
 *
 * dependentFigures("financing.indexRate", project).has("projectSummary.financialSummary.projectInterestRate"); // true
 */
export function dependentFigures(
  input: InputPath,
  project: Project,
  others: readonly InputPath[] = [],
): ReadonlySet<string> {
  requireParsedProject(project);
  const replaced = others.filter((path) => path !== input && possibleValues(path).length > 0);
  const figures = new Set<string>();
  for (let index = 0; index < (replaced.length === 0 ? 1 : VALUES_TRIED); index++) {
    const data = replaced.reduce(
      (before, path) => {
        const values = possibleValues(path);
        return putValue(before, path, values[index % values.length]);
      },
      withoutValue(project.data, input),
    );
    const { calculatedValues } = calculateKnownFigures({ ...project, data, unknownInputs: [input] });
    for (const figure of calculatedValues.withheld?.figures ?? []) figures.add(figure);
  }
  return figures;
}

function withoutValue(data: Project["data"], input: InputPath): Project["data"] {
  const value = valueAtPath(data, input);
  return value === undefined || Array.isArray(value) ? data : putValue(data, input, undefined);
}

import { type Project, type WithheldTotals, withheldTotals } from "@epb/engine";
import { describeInputs } from "@epb/engine/compare";

/** More inputs than these are counted in lists. */
const MOST_NAMED = 5;

/** Withheld totals and the inputs of a project with withheld figures; undefined for other projects. */
export function withheldTotalsOf(project: Project): WithheldTotals | undefined {
  const { withheld } = project.calculatedValues ?? {};
  if (withheld === undefined || withheld.figures.length === 0) return undefined;
  const named = describeInputs(project, withheld.inputs.slice(0, MOST_NAMED));
  return {
    figures: withheldTotals(withheld.figures),
    inputs: named.map(({ path, label }) => ({ path, label })),
    inputCount: withheld.inputs.length,
  };
}

import type { InputPath } from "../path-text/input-path.js";
import type { Explanation } from "./explanation.js";
import type { Expression } from "./expression.js";
import { partsOf } from "./work-out.js";

export interface Leaves {
  readonly inputs: readonly InputPath[];
  readonly figures: readonly string[];
}

/**
 * Inputs and figures that a figure uses directly.
 *
 * @example
 * import { explainProject, leavesOf } from "@epb/engine/explain";
 *
 * const explanation = explainProject(project, calculation).explain("projectSummary.financing.projectInterestRate");
 * leavesOf(explanation).inputs; // ["financing.indexRate", "financing.addedPremium"]
 */
export function leavesOf({ working, decidedBy }: Pick<Explanation, "working" | "decidedBy">): Leaves {
  const leaves = [working, ...decidedBy].flatMap(({ expression }) => leafExpressions(expression));
  return {
    inputs: leaves.flatMap((leaf) => (leaf.kind === "input" ? [leaf.path] : [])),
    figures: leaves.flatMap((leaf) => (leaf.kind === "figure" ? [leaf.path] : [])),
  };
}

const leafExpressions = (expression: Expression): readonly Expression[] => {
  const parts = partsOf(expression);
  return parts.length === 0 ? [expression] : parts.flatMap(leafExpressions);
};

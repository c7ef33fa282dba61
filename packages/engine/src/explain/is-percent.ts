import { figureDefinition } from "../calculate/figure-definition.js";
import { inputRow } from "../inputs/all-inputs.js";
import { SUPPLIED_ROOT } from "../issues/supplied-path.js";
import type { InputPath } from "../path-text/input-path.js";
import type { WorkedExpression } from "./work-out.js";

/** True for a figure or an input that is a fraction, which people read as a percentage. */
export function isPercent({ expression }: Pick<WorkedExpression, "expression">): boolean {
  if (expression.kind === "figure") return isPercentFigure(expression.path);
  return expression.kind === "input" && isPercentInput(expression.path);
}

const isPercentFigure = (path: string): boolean => figureDefinition(path).quantity === "fraction";

/**
 * True for an input that is a fraction, which people read as a percentage.
 *
 * @example
 * import { isPercentInput } from "@epb/engine/explain";
 *
 * isPercentInput("financing.indexRate"); // true
 * isPercentInput("financing.awardDate"); // false
 */
export function isPercentInput(path: InputPath): boolean {
  if (path.startsWith(SUPPLIED_ROOT)) return isPercentFigure(path.slice(SUPPLIED_ROOT.length));
  const row = inputRow(path);
  return row?.kind === "decimal" && row.look === "percent";
}

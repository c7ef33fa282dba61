import { Decimal } from "../decimal/decimal.js";
import type { ProjectExplainer } from "./explain-project.js";
import type { Explanation } from "./explanation.js";
import type { WorkedExpression } from "./work-out.js";

/** Plain data, ready for `JSON.stringify`: decimals are decimal strings. */
export type PlainValue = string | number | boolean | readonly PlainValue[] | { readonly [name: string]: PlainValue };

/**
 * Explanation of a figure, down to its inputs, as plain data: `{ figures, inputs }`. Each figure has its formula as a
 * tree of parts with their values. The leaves of the tree name figures and inputs by their paths; the two lists contain
 * each of these figures and inputs.
 *
 * @throws EngineError "figure/unknown" where the calculation has no such figure.
 *
 * @example
 * import { explainProject, explanationJson } from "@epb/engine/explain";
 *
 * const explainer = explainProject(project, calculation);
 * JSON.stringify(explanationJson(explainer, "costSavings.totalPayments")).length > 0; // true
 */
export function explanationJson(explainer: ProjectExplainer, path: string): PlainValue {
  const { figures, inputs } = explainer.explainFully(path);
  return { figures: figures.map(figureJson), inputs: plain(inputs) };
}

/**
 * Explanation of one figure as plain data, one step deep: the figures in its formula are not explained further.
 *
 * @example
 * import { explainProject, figureJson } from "@epb/engine/explain";
 *
 * const explanation = explainProject(project, calculation).explain("costSavings.totalPayments");
 * JSON.stringify(figureJson(explanation)).includes("costSavings.totalPayments"); // true
 */
export function figureJson({ path, label, definition, value, working, decidedBy }: Explanation): PlainValue {
  const { unit, spec } = definition;
  return plain({ path, label, value, unit, spec, formula: partJson(working), decidedBy: decidedBy.map(partJson) });
}

function partJson({ expression, value, parts }: WorkedExpression): PlainValue {
  const { kind, ...details } = expression;
  // The parts say what the expression is made of; beside them only what they do not say.
  const own = Object.entries(details).filter(([, detail]) => !isExpression(detail));
  return plain({
    kind,
    ...Object.fromEntries(own),
    value,
    parts: parts.length === 0 ? undefined : parts.map(partJson),
  });
}

const isExpression = (detail: unknown): boolean =>
  Array.isArray(detail) ? detail.some(isExpression) : typeof detail === "object" && detail !== null && "kind" in detail;

function plain(value: unknown): PlainValue {
  if (Decimal.isDecimal(value)) return value.toFixed();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value as PlainValue;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => [name, plain(member)]),
  );
}

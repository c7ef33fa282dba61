import type { ProjectExplainer } from "./explain-project.js";
import type { Explanation } from "./explanation.js";
import type { WorkedExpression } from "./work-out.js";

/** The figure behind a figure that has a formula of its own, and what lies between the two. */
export interface RepeatedFigure {
  /** The figure itself, unless it repeats another one unchanged. */
  readonly source: Explanation;
  /** Labels on the way to the source, it included, without those equal to the label before. */
  readonly names: readonly string[];
  /** Sections of the specification, each once. */
  readonly specs: readonly string[];
  /** Inputs and figures that decided one of the rules. */
  readonly decidedBy: readonly WorkedExpression[];
}

/**
 * Follows figures that are another figure and nothing else, such as those of the financial summary.
 *
 * @throws EngineError "figure/unknown" where the calculation has no such figure.
 */
export function repeatedFigure(explainer: ProjectExplainer, path: string): RepeatedFigure {
  const figure = explainer.explain(path);
  const { expression } = figure.working;
  const { label, decidedBy } = figure;
  const { spec } = figure.definition;
  if (expression.kind !== "figure") return { source: figure, names: [], specs: [spec], decidedBy };
  const next = explainer.figureLabel(expression.path);
  const { source, names, specs, decidedBy: later } = repeatedFigure(explainer, expression.path);
  return {
    source,
    names: next === label ? names : [next, ...names],
    specs: [...new Set([spec, ...specs])],
    decidedBy: [...decidedBy, ...later],
  };
}

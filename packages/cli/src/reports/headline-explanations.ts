import type { Explanation, ProjectExplainer } from "@epb/engine/explain";
import { type CalculatedProject, headlineFigures } from "@epb/workbook/diagnostics";

/** Figures that are entered, or that follow directly from two others. */
const WITHOUT_EXPLANATION = /^express\.(?:anticipatedIncentives|totalInterest|ghg\.entered\..*)$/;

/** Explanations of a project's key figures. Unknown figures are omitted. */
export function headlines(result: CalculatedProject, explainer: ProjectExplainer): readonly Explanation[] {
  return headlineFigures(result)
    .filter(({ definition, value }) => value !== undefined && !WITHOUT_EXPLANATION.test(definition.id))
    .map(({ definition }) => ofTheSameName(explainer.explain(definition.id), explainer));
}

/** The key figures one step deep, and below one that repeats another the other. */
export const headlineExplanations = (result: CalculatedProject, explainer: ProjectExplainer): readonly Explanation[] =>
  headlines(result, explainer).flatMap((explanation) => {
    const other = repeated(explanation);
    return other === undefined ? [explanation] : [explanation, explainer.explain(other)];
  });

/** A figure of the summary repeats one of another area; that one has the formula. */
function ofTheSameName(explanation: Explanation, explainer: ProjectExplainer): Explanation {
  const path = repeated(explanation);
  if (path === undefined) return explanation;
  const other = explainer.explain(path);
  return other.label === explanation.label ? ofTheSameName(other, explainer) : explanation;
}

/** The figure that a figure is, where it is just that. */
function repeated({ working }: Explanation): string | undefined {
  return working.expression.kind === "figure" ? working.expression.path : undefined;
}

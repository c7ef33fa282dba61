import { type PartialCalculatedValues, valueAtPath } from "@epb/engine";
import type { Explanation, ProjectExplainer } from "@epb/engine/explain";

const SUMMARY = "projectSummary.financialSummary";

/** The figures a decision is made on. */
const HEADLINES: readonly string[] = [
  `${SUMMARY}.totalImplementationPrice`,
  `${SUMMARY}.totalAmountFinanced`,
  `${SUMMARY}.projectInterestRate`,
  `${SUMMARY}.performancePeriodYears`,
  `${SUMMARY}.totalEstimatedCostSavings`,
  `${SUMMARY}.totalGuaranteedCostSavings`,
  `${SUMMARY}.totalPayments`,
  `${SUMMARY}.totalInterest`,
  `${SUMMARY}.simplePayback`,
  "ecm.totals.ghg.annualTotal",
];

const EXPRESS_HEADLINES: readonly string[] = [
  "express.totalPrice",
  "express.annualCostSavings",
  "express.simplePayback",
  "projectSummary.financing.projectInterestRate",
  "express.annualDebtService",
  "express.totalDebtService",
  "express.totalEstimatedCostSavings",
  "express.totalGuaranteedCostSavings",
  "express.totalNetSavings",
  "express.ghg.computed.annualTotal",
];

/** A headline figure, and how many figures deep its formula stands. */
export interface Headline {
  readonly explanation: Explanation;
  readonly depth: number;
}

/** How the headline figures of a project came about. Those that are not known are left out. */
export function headlines(values: PartialCalculatedValues, explainer: ProjectExplainer): readonly Headline[] {
  return (values.express === undefined ? HEADLINES : EXPRESS_HEADLINES)
    .filter((path) => valueAtPath(values, path) !== undefined)
    .map((path) => {
      const explanation = ofTheSameName(explainer.explain(path), explainer);
      return { explanation, depth: repeated(explanation) === undefined ? 0 : 1 };
    });
}

/** The headline figures one step deep, and below one that repeats another the other. */
export const headlineExplanations = (
  values: PartialCalculatedValues,
  explainer: ProjectExplainer,
): readonly Explanation[] =>
  headlines(values, explainer).flatMap(({ explanation }) => {
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

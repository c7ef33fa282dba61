import { EngineError } from "../errors/engine-error.js";
import type { Report } from "../issues/issue.js";
import type { Project } from "../model/project.js";
import type { InputPath } from "../path-text/input-path.js";
import { checkMeasureNumbers } from "../rules/plausibility/measure-numbers.js";
import { checkSuppliedSavings, checkSuppliedTotals } from "../rules/supplied-values.js";
import { type Calculation, gatherIssues } from "./calculation.js";
import { type CalculatedFigure, listFigures } from "./list-figures.js";
import { reportDifferences } from "./supplied-differences.js";
import { unknownSuppliedFigures } from "./unknown-inputs-of.js";

/**
 * Calculation of an Override project: the supplied values unchanged, checked against each other and against the values
 * computed from the inputs. Inputs may be missing, so issues of the computed values are not reported, and figures that
 * only one side has are not compared.
 *
 * @param computed - Figures computed from the inputs, without figures that depend on unusable inputs.
 * @throws EngineError 'Project set to Override but no calculated values provided'
 * @spec C §4 "With Override, calculated values are supplied"; C §8 "Project set to Override but"; 0038
 */
export function suppliedCalculation(project: Project, computed: readonly CalculatedFigure[]): Calculation {
  const { record, data, calculatedValues: supplied = {} } = project;
  const suppliedFigures = listFigures(supplied);
  if (suppliedFigures.length === 0) throw new EngineError("calculation/override-without-values");
  return gatherIssues((report: Report) => {
    checkSuppliedSavings(supplied, suppliedTerm(project), report);
    checkSuppliedTotals(supplied, data.ecms ?? [], report);
    checkMeasureNumbers(data.ecms ?? [], report);
    reportDifferences(suppliedFigures, computed, report);
    const { withheld: _, ...figures } = supplied;
    return { ...figures, calculationTypeId: record.calculationType };
  });
}

/**
 * Supplied figures depend on no input, and only those that could not be read are withheld. Tables show a dash instead
 * of these figures, and instead of the inputs that cannot be used.
 */
export const withUnusable = (
  calculation: Calculation,
  project: Project,
  inputs: readonly InputPath[],
): Calculation => ({
  ...calculation,
  calculatedValues: {
    ...calculation.calculatedValues,
    withheld: { inputs, figures: unknownSuppliedFigures(project) },
  },
});

function suppliedTerm({ calculatedValues: supplied, data }: Project): number | undefined {
  return (
    supplied?.performancePeriod?.years ??
    supplied?.projectSummary?.financialSummary.performancePeriodYears ??
    data.express?.financing?.plannedGuaranteeYears
  );
}

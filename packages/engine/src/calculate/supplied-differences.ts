import { CalculationArea } from "../enumerations/calculation-area.js";
import type { FigureDifference } from "../issues/format-figure.js";
import type { Report } from "../issues/issue.js";
import { inputPath } from "../path-text/input-path.js";
import { isCloseFigure } from "./figure-tolerance.js";
import type { CalculatedFigure } from "./list-figures.js";

/** Differences that one issue names; the others are counted. */
const MOST_NAMED = 3;

/** The area of each section of the calculated values; the longest beginning of a path decides. */
const AREAS: readonly (readonly [place: string, area: CalculationArea])[] = [
  ["projectSummary.implementationTotals", CalculationArea.ImplementationPricing],
  ["projectSummary.financialSummary", CalculationArea.FinancialSummary],
  ["projectSummary", CalculationArea.ProjectCapitalization],
  ["itemizedSavings", CalculationArea.ItemizedSavings],
  ["ecm", CalculationArea.Ecm],
  ["performancePeriod", CalculationArea.PerformancePeriod],
  ["amortization", CalculationArea.Amortization],
  ["costSavings", CalculationArea.CostSavings],
  ["esaPayments", CalculationArea.PerformancePeriodExt],
  ["express", CalculationArea.FinancialSummary],
];

/**
 * One warning for each area in which supplied figures differ from computed ones. It names totals before the years and
 * months they come from. Figures that only one side has are not compared.
 *
 * @spec C §4 "With Override, calculated values are supplied"; 0038
 */
export function reportDifferences(
  supplied: readonly CalculatedFigure[],
  computed: readonly CalculatedFigure[],
  report: Report,
): void {
  const computedAt = new Map(computed.map(({ path, value }) => [path, value]));
  const byArea = new Map<CalculationArea, FigureDifference[]>();
  for (const { path, definition, value } of supplied) {
    const other = computedAt.get(path);
    if (other === undefined || isCloseFigure(value, other, definition.quantity)) continue;
    const area = areaOf(path);
    const difference = { path, definition, supplied: value, computed: other };
    const ofArea = byArea.get(area);
    if (ofArea === undefined) byArea.set(area, [difference]);
    else ofArea.push(difference);
  }
  for (const [area, differences] of byArea) {
    const named = [...differences.filter(isTotal), ...differences.filter((one) => !isTotal(one))].slice(0, MOST_NAMED);
    const at = inputPath("calculatedValues", named[0]?.path ?? "");
    const details = { area, differences: named, count: differences.length };
    report({ name: "override/figures-differ", at, details });
  }
}

const areaOf = (path: string): CalculationArea =>
  AREAS.find(([place]) => path.startsWith(place))?.[1] ?? CalculationArea.FinancialSummary;

const isTotal = ({ path }: FigureDifference): boolean => !path.includes("[");

import { calculateAllFigures } from "../calculate/calculate-all-figures.js";
import type { Calculation, CalculationOptions } from "../calculate/calculation.js";
import { listFigures } from "../calculate/list-figures.js";
import { withoutFigures } from "../calculate/without-figures.js";
import { MAXIMUM_PERFORMANCE_PERIOD_YEARS, PROJECTION_HORIZON_YEARS } from "../constants/horizons.js";
import { Decimal, ONE } from "../decimal/decimal.js";
import { SavingsCategory } from "../enumerations/savings-category.js";
import { SavingsField } from "../enumerations/savings-field.js";
import { inputFieldAt } from "../input/input-field.js";
import type { Issue } from "../issues/issue.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { EscalationRateItem } from "../model/escalation-rate.js";
import type { FigureValue } from "../model/figure.js";
import type { PerformancePeriodYear } from "../model/performance-period-year.js";
import type { Project } from "../model/project.js";
import type { ProjectData } from "../model/project-data.js";
import { isSameValue } from "../objects/same-value.js";
import type { InputPath } from "../path-text/input-path.js";
import { withoutInputs } from "../paths/without-inputs.js";
import { valueWriter } from "../paths/write-values.js";
import { possibleValues } from "./possible-values.js";
import { isWithin, withheldFigures } from "./withheld-figures.js";

/**
 * Calculates a project with unknown inputs, without the figures that depend on them. Only issues that hold for every
 * possible value of the unknown inputs are kept.
 */
export function withholdFigures(
  project: Project,
  unknown: readonly InputPath[],
  options: CalculationOptions,
): Calculation {
  const possible = possibleProjects(project, unknown);
  const calculations = possible.map((one) => calculateAllFigures(one, options));
  const [first, ...others] = calculations;
  const [firstProject] = possible;
  if (first === undefined || firstProject === undefined) throw new Error("There is always one possible project.");
  const paths = new Set(unknown);
  const issuesOfOthers = [
    ...others,
    ...possibleGroups(firstProject, unknown).map((one) => calculateAllFigures(one, options)),
  ].map(({ issues }) => new Set(issues.map(issueKey)));
  const figures = isTraceable(project, unknown)
    ? new Set([...withheldFigures(firstProject, first, unknown, options.ghg), ...differingFigures(first, others)])
    : new Set(figureValues(first).keys());
  return {
    ok: false,
    calculatedValues: {
      ...withoutFigures(first.calculatedValues, figures),
      withheld: { inputs: unknown, figures: [...figures] },
    },
    // What is missing in a list that cannot be read is not known.
    issues: first.issues.filter(
      (issue) => !isWithin(issue.at, paths) && issuesOfOthers.every((issues) => issues.has(issueKey(issue))),
    ),
  };
}

const SOME_RATE = new Decimal("0.03");

const MOST_UNKNOWN_INPUTS = 200;
const MOST_MEASURES = 500;

/** Tracing takes long in a file that is made of mistakes. There, every figure is withheld. */
const isTraceable = ({ data }: Project, unknown: readonly InputPath[]): boolean =>
  unknown.length <= MOST_UNKNOWN_INPUTS && (data.ecms?.length ?? 0) <= MOST_MEASURES;

/** Projects that the entered one may be: one with the first possible value of each unknown input, one with the second, … */
function possibleProjects(project: Project, unknown: readonly InputPath[]): readonly Project[] {
  const inputs = unknown
    .map((path) => ({ path, values: possibleValues(path) }))
    .filter(({ values }) => values.length > 0);
  const write = valueWriter(
    project.data,
    inputs.map(({ path }) => path),
  );
  const most = Math.max(1, ...inputs.map(({ values }) => values.length));
  return Array.from({ length: most }, (_, index) => ({
    ...project,
    data: write(inputs.map(({ values }) => values[index % values.length])),
  }));
}

/**
 * Projects without the lists and sections that are unknown, and with more items: what is said of these projects as well does
 * not depend on the items that could not be read.
 */
function possibleGroups(project: Project, unknown: readonly InputPath[]): readonly Project[] {
  const groups = unknown.filter((path) => inputFieldAt(path)?.kind === "group");
  if (groups.length === 0) return [];
  const { data } = project;
  const isUnknown = (list: keyof ProjectData): boolean => groups.some((path) => path.startsWith(list));
  const withMore = {
    ...data,
    ...(isUnknown("ecms") && { ecms: [...(data.ecms ?? []), MEASURE_OF_EVERYTHING] }),
    ...(isUnknown("escalationRates") && { escalationRates: ALL_RATES }),
    ...(isUnknown("performancePeriod") && { performancePeriod: ALL_YEARS }),
  };
  return [
    { ...project, data: withoutInputs(data, groups) },
    { ...project, data: withMore },
  ];
}

const MEASURE_OF_EVERYTHING: EcmItem = {
  uuid: "unknown",
  implementation: { baseConstructionCost: ONE },
  estimatedSavings: Object.values(SavingsField).map((fieldId) => ({ fieldId, value: ONE })),
};

const ALL_RATES: readonly EscalationRateItem[] = Object.values(SavingsCategory).flatMap((fieldId) =>
  Array.from({ length: PROJECTION_HORIZON_YEARS - 1 }, (_, index) => ({ fieldId, year: index + 2, value: SOME_RATE })),
);

const ALL_YEARS: readonly PerformancePeriodYear[] = Array.from(
  { length: MAXIMUM_PERFORMANCE_PERIOD_YEARS },
  (_, index) => ({ year: index + 1, measurementVerification: ONE, retainedSavings: ONE }),
);

/** Figures that differ between calculations, or that only some of them have. */
function differingFigures(first: Calculation, others: readonly Calculation[]): ReadonlySet<string> {
  const values = figureValues(first);
  const differing = new Set<string>();
  for (const other of others) {
    const otherValues = figureValues(other);
    for (const [path, value] of values) if (!isSameValue(value, otherValues.get(path))) differing.add(path);
    for (const path of otherValues.keys()) if (!values.has(path)) differing.add(path);
  }
  return differing;
}

const figureValues = ({ calculatedValues }: Calculation): ReadonlyMap<string, FigureValue> =>
  new Map(listFigures(calculatedValues).map(({ path, value }) => [path, value]));

const issueKey = ({ code, at, message, advice }: Issue): string => JSON.stringify([code, at, message, advice]);

import { MAXIMUM_PERFORMANCE_PERIOD_YEARS, PROJECTION_HORIZON_YEARS } from "../constants/horizons.js";
import { Decimal, ONE } from "../decimal/decimal.js";
import { SavingsCategory } from "../enumerations/savings-category.js";
import { SavingsField } from "../enumerations/savings-field.js";
import { inputFieldAt } from "../input/input-field.js";
import type { EcmItem } from "../model/ecm-item.js";
import type { EscalationRateItem } from "../model/escalation-rate.js";
import type { PerformancePeriodYear } from "../model/performance-period-year.js";
import type { Project } from "../model/project.js";
import type { ProjectData } from "../model/project-data.js";
import type { InputPath } from "../path-text/input-path.js";
import { withoutInputs } from "../paths/without-inputs.js";
import { valueWriter } from "../paths/write-values.js";
import { possibleValues } from "./possible-values.js";

/** Projects that the entered one may be: one with the first possible value of each unknown input, one with the second, … */
export function possibleProjects(project: Project, unknown: readonly InputPath[]): readonly Project[] {
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
 * Projects without the lists and sections that are unknown, and with more items: issues of these projects too do not
 * depend on the unreadable items.
 */
export function projectsWithOtherItems(project: Project, unknown: readonly InputPath[]): readonly Project[] {
  const groups = unknown.filter((path) => inputFieldAt(path)?.kind === "group");
  if (groups.length === 0) return [];
  const { data } = project;
  const isUnknown = (list: keyof ProjectData): boolean => groups.some((path) => path.startsWith(list));
  const withMore = {
    ...data,
    ...(isUnknown("ecms") && { ecms: [...(data.ecms ?? []), ...measuresOfEverything(data)] }),
    ...(isUnknown("escalationRates") && { escalationRates: ALL_RATES }),
    ...(isUnknown("performancePeriod") && { performancePeriod: ALL_YEARS }),
  };
  return [
    { ...project, data: withoutInputs(data, groups) },
    { ...project, data: withMore },
  ];
}

const LARGE_AMOUNT = new Decimal("1e9");
const SOME_RATE = new Decimal("0.03");

/** Measures that save everything, one for each number that the express edition lists. */
const measuresOfEverything = ({ express }: ProjectData): readonly EcmItem[] =>
  ["unknown", ...(express?.measures ?? []).map(({ measureNumber }) => measureNumber)].map((ecmNumber, index) => ({
    uuid: `unknown-${index}`,
    ecmNumber,
    implementation: { baseConstructionCost: ONE },
    estimatedSavings: Object.values(SavingsField).map((fieldId) => ({ fieldId, value: LARGE_AMOUNT })),
  }));

const ALL_RATES: readonly EscalationRateItem[] = Object.values(SavingsCategory).flatMap((fieldId) =>
  Array.from({ length: PROJECTION_HORIZON_YEARS - 1 }, (_, index) => ({ fieldId, year: index + 2, value: SOME_RATE })),
);

const ALL_YEARS: readonly PerformancePeriodYear[] = Array.from(
  { length: MAXIMUM_PERFORMANCE_PERIOD_YEARS },
  (_, index) => ({ year: index + 1, measurementVerification: ONE, retainedSavings: ONE }),
);

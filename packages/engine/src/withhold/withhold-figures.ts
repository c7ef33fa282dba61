import { calculateAllFigures } from "../calculate/calculate-all-figures.js";
import type { Calculation, CalculationOptions } from "../calculate/calculation.js";
import { listFigures } from "../calculate/list-figures.js";
import { withoutFigures } from "../calculate/without-figures.js";
import type { Issue } from "../issues/issue.js";
import type { IssueName } from "../issues/issue-details.js";
import type { FigureValue } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { isSameValue } from "../objects/same-value.js";
import type { InputPath } from "../path-text/input-path.js";
import { possibleProjects, projectsWithOtherItems } from "./possible-projects.js";
import { isWithin, withheldFigures } from "./withheld-figures.js";

/**
 * Calculates a project with unknown inputs, without the figures that depend on them. Only issues that apply to every
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
  const items = new Set(unknown.filter((path) => path.includes("[")));
  const issuesOfOthers = [
    ...others,
    ...projectsWithOtherItems(firstProject, unknown).map((one) => calculateAllFigures(one, options)),
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
    issues: first.issues.filter((issue) =>
      ABOUT_NAMES.has(issue.name)
        ? !isWithin(issue.at, items)
        : // Missing items of an unreadable list are unknown.
          !isWithin(issue.at, paths) && issuesOfOthers.every((issues) => issues.has(issueKey(issue))),
    ),
  };
}

/**
 * Issues of measures that were read, for any values of the others; often the reason why rows of other tables could not
 * be read.
 */
const ABOUT_NAMES: ReadonlySet<IssueName> = new Set([
  "plausibility/measure-number-twice",
  "plausibility/measure-number-missing",
]);

const MOST_UNKNOWN_INPUTS = 200;
const MOST_MEASURES = 500;

/** Tracing takes long in a file that is made of mistakes. There, every figure is withheld. */
const isTraceable = ({ data }: Project, unknown: readonly InputPath[]): boolean =>
  unknown.length <= MOST_UNKNOWN_INPUTS && (data.ecms?.length ?? 0) <= MOST_MEASURES;

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

import { FIGURES } from "../calculate/all-figures.js";
import type { CalculationOptions } from "../calculate/calculate-project.js";
import { figureDefinition } from "../calculate/figure-definition.js";
import { listFigures } from "../calculate/list-figures.js";
import type { FigureValue } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { definedOnly } from "../objects/defined-only.js";
import { isSameValue } from "../objects/same-value.js";
import { type ComparedSide, comparedSide } from "./compared-side.js";
import type { DifferingFigure, ProjectComparison } from "./comparison.js";
import { describeAllDifferences } from "./describe-differences.js";
import { figureChange } from "./figure-change.js";

/**
 * Differences between two projects: the inputs that were added, removed, or changed, and the figures with another
 * value. Items of lists are compared by their keys, so the order of the items does not matter. From the record, only
 * name, status, version, and types are compared. An unreadable input differs from an input that is not entered. Notes, files,
 * and measured savings are not compared. With a premium of 0.01:
 *
 *     financing.indexRate: "Index rate", a year, changed from 0.04 to 0.0425
 *     projectSummary.financing.projectInterestRate: "Project interest rate", a year, from 0.05 to 0.0525
 *
 * @throws EngineError as `calculateProject`.
 *
 * @example
 * import { compareProjects } from "@epb/engine/compare";
 *
 * const other = { ...project, data: { ...project.data, performancePeriod: [] } };
 * compareProjects(project, other).inputs.length > 0; // true
 */
export function compareProjects(before: Project, after: Project, options: CalculationOptions = {}): ProjectComparison {
  const [old, now] = [comparedSide(before, options), comparedSide(after, options)];
  return {
    inputs: describeAllDifferences(old, now).map(({ input }) => input),
    figures: differingFigures(old, now),
  };
}

function differingFigures(before: ComparedSide, after: ComparedSide): DifferingFigure[] {
  const [old, now] = [figuresByPath(before), figuresByPath(after)];
  const ranks = new Map(FIGURES.map(({ id }, rank) => [id, rank]));
  const rankOf = (path: string): number => ranks.get(figureDefinition(path).id) ?? 0;
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((path) => !isSameValue(old.get(path), now.get(path)))
    .map((path) => ({ path, rank: rankOf(path) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ path }) => {
      const [valueBefore, valueAfter] = [old.get(path), now.get(path)];
      const { explainer } = valueAfter === undefined ? before : after;
      return definedOnly({
        path,
        label: explainer.figureLabel(path),
        unit: figureDefinition(path).unit,
        before: valueBefore,
        after: valueAfter,
        change: figureChange(valueBefore, valueAfter),
      });
    });
}

const figuresByPath = ({ calculation }: ComparedSide): ReadonlyMap<string, FigureValue> =>
  new Map(listFigures(calculation.calculatedValues).map(({ path, value }) => [path, value]));

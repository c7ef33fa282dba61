import type { Calculation } from "../calculate/calculation.js";
import { listFigures } from "../calculate/list-figures.js";
import { MONTHS_PER_YEAR, PROJECTION_HORIZON_YEARS } from "../constants/horizons.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import type { InputPath } from "../issues/input-path.js";
import type { FigureValue } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { valueAtPath } from "../paths/value-at-path.js";
import type { GridRateChoice } from "../reference/grid-emission-rate.js";
import { Certainties } from "./certainty.js";
import { generalRules } from "./general-rules.js";
import { inputRoot } from "./input-root.js";

/**
 * Paths of the calculated figures that depend on unknown inputs. All other figures are the same for all values that the
 * unknown inputs may have. An unknown input is one that was entered and cannot be read, so it counts as present. Keys of
 * lists, such as the year of a row, cannot be unknown here.
 *
 * @param project - With any value in the place of each unknown input.
 * @param calculation - Of the project.
 */
export function withheldFigures(
  project: Project,
  calculation: Calculation,
  unknown: readonly InputPath[],
  ghg?: GridRateChoice,
): ReadonlySet<string> {
  if (unknown.length === 0 || project.record.calculationType === CalculationType.Override) return new Set();
  const inputs = inputRoot(project);
  const paths = new Set(unknown);
  const figures = new Map<string, FigureValue>(
    listFigures(calculation.calculatedValues).map(({ path, value }) => [path, value]),
  );
  const certainties = new Certainties({
    project,
    rules: generalRules({
      edition: project.record.calculationType === CalculationType.Epx ? "express" : "full",
      measures: (project.data.ecms ?? []).map(({ uuid }) => uuid),
      // A project that is no workbook may have more years than a workbook shows.
      performanceYears: PROJECTION_HORIZON_YEARS,
      ...(ghg !== undefined && { ghg }),
    }),
    inputAt: (path) => valueAtPath(inputs, path) as FigureValue | undefined,
    figureAt: (path) => figures.get(path),
    isUnknown: (path) => paths.has(path),
  });
  for (const path of BALANCES) certainties.ofFigure(path);
  return new Set([...figures.keys()].filter((path) => certainties.ofFigure(path) !== "known"));
}

/** Balances of a loan, first month first. Each depends on the balance before; starting at the last recurses too deeply. */
const BALANCES: readonly string[] = Array.from({ length: PROJECTION_HORIZON_YEARS * MONTHS_PER_YEAR }, (_, index) => {
  const [year, month] = [Math.floor(index / MONTHS_PER_YEAR) + 1, (index % MONTHS_PER_YEAR) + 1];
  return `amortization.detail[year=${year},month=${month}].endingBalance`;
});

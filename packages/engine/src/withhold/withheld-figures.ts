import type { Calculation } from "../calculate/calculation.js";
import { listFigures } from "../calculate/list-figures.js";
import { MONTHS_PER_YEAR, PROJECTION_HORIZON_YEARS } from "../constants/horizons.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { generalRules } from "../explain/general-rules.js";
import { inputRoot } from "../explain/input-root.js";
import type { FigureValue } from "../model/figure.js";
import type { Project } from "../model/project.js";
import type { InputPath } from "../path-text/input-path.js";
import { pathReader } from "../paths/list-index.js";
import type { GridRateChoice } from "../reference/grid-emission-rate.js";
import { Certainties } from "./certainty.js";

/**
 * Paths of the calculated figures that depend on unknown inputs. All other figures are the same for all values that the
 * unknown inputs may have. An unknown input is one that was entered and cannot be read, so it counts as present. In an
 * unknown list, every item may differ.
 *
 * @param project - Project with any value for each unknown input.
 * @param calculation - Of the project.
 */
export function withheldFigures(
  project: Project,
  calculation: Calculation,
  unknown: readonly InputPath[],
  ghg?: GridRateChoice,
): ReadonlySet<string> {
  if (unknown.length === 0 || project.record.calculationType === CalculationType.Override) return new Set();
  const inputAt = pathReader(inputRoot(project));
  const paths = new Set(unknown);
  const measures = (project.data.ecms ?? []).map(({ uuid }) => uuid);
  const figures = new Map<string, FigureValue>(
    listFigures(calculation.calculatedValues).map(({ path, value }) => [path, value]),
  );
  const certainties = new Certainties({
    project,
    rules: generalRules({
      edition: project.record.calculationType === CalculationType.Epx ? "express" : "full",
      measures: paths.has("ecms") ? [...measures, UNKNOWN_MEASURE] : measures,
      // A project that is no workbook may have more years than a workbook shows.
      performanceYears: PROJECTION_HORIZON_YEARS,
      ...(ghg !== undefined && { ghg }),
    }),
    inputAt: (path) => inputAt(path) as FigureValue | undefined,
    figureAt: (path) => figures.get(path),
    isUnknown: (path) => isWithin(path, paths),
  });
  for (const path of BALANCES) certainties.ofFigure(path);
  return new Set([...figures.keys()].filter((path) => certainties.ofFigure(path) !== "known"));
}

/** True if a path, or a list or item around it, is one of the paths. */
export function isWithin(path: InputPath, paths: ReadonlySet<InputPath>): boolean {
  for (let at = path; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("."), at.lastIndexOf("[")))) {
    if (paths.has(at)) return true;
  }
  return false;
}

/** Stands for measures that could not be read. */
const UNKNOWN_MEASURE = "unknown";

/** Balances of a loan, first month first. Each depends on the balance before; starting at the last recurses too deeply. */
const BALANCES: readonly string[] = Array.from({ length: PROJECTION_HORIZON_YEARS * MONTHS_PER_YEAR }, (_, index) => {
  const [year, month] = [Math.floor(index / MONTHS_PER_YEAR) + 1, (index % MONTHS_PER_YEAR) + 1];
  return `amortization.detail[year=${year},month=${month}].endingBalance`;
});

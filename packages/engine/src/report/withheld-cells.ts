import { SUPPLIED_ROOT } from "../issues/supplied-path.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { ProjectData } from "../model/project-data.js";
import { valueAtPath } from "../paths/value-at-path.js";
import { valueWriter } from "../paths/write-values.js";
import type { ReportSource } from "./report-source.js";

/** Mark in a cell for an unusable input, and for a figure that depends on an unusable input. */
export const WITHHELD = "–";

/**
 * True if a cell, or a value of a marked source, is the mark for a withheld figure or an unknown input.
 *
 * @example
 * import { isWithheld, WITHHELD } from "@epb/engine/report";
 *
 * isWithheld(WITHHELD); // true
 * isWithheld("60,000"); // false
 */
export const isWithheld = (cell: unknown): cell is typeof WITHHELD => cell === WITHHELD;

/**
 * Source of tables with {@link WITHHELD} instead of each unknown input and each withheld figure. Schedules put values
 * into cells without calculating with them. A table has no rows for items that are omitted completely, because
 * the number of these items is unknown.
 *
 * @example
 * import { withWithheldMarks } from "@epb/engine/report";
 *
 * withWithheldMarks({ data: project.data, values: calculation.calculatedValues }).data === project.data; // true
 */
export function withWithheldMarks({ data, values }: ReportSource): ReportSource {
  const { withheld } = values;
  if (withheld === undefined) return { data, values };
  return {
    data: marked(data, withheld.inputs.filter(isSingleInput)),
    values: marked(
      values,
      withheld.figures.filter((path) => valueAtPath(values, itemPath(path)) !== undefined),
    ),
  };
}

function marked<Root extends ProjectData | PartialCalculatedValues>(root: Root, paths: readonly string[]): Root {
  return valueWriter(root, paths)(paths.map(() => WITHHELD));
}

/** A list or an item stands for all that is in it, and supplied figures that cannot be used are among the figures. */
const isSingleInput = (path: string): boolean =>
  path.includes(".") && !path.endsWith("]") && !path.startsWith(SUPPLIED_ROOT);

/** The section or item that a figure is in. */
const itemPath = (path: string): string => path.slice(0, path.lastIndexOf("."));

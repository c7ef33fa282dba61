import { calculateInputs } from "@epb/engine";
import { suppliedValues } from "../figures/supplied-values.js";
import type { WorkbookReading } from "../map/read-located.js";
import { contentsOfReading } from "./contents-of-reading.js";
import type { InputContents } from "./input-contents.js";
import { takesFigures, withFigures } from "./with-figures.js";

/** What was read from a workbook, with the calculated values that stand in it: supplied to the project, or to be compared. */
export function contentsWithFigures(
  reading: WorkbookReading,
  sheetNames: readonly string[],
  file: string,
): InputContents {
  const contents = contentsOfReading(reading, sheetNames, file);
  const { project } = contents;
  const figures = reading.figures();
  if (project === undefined || figures === undefined) return contents;
  const isTaken = takesFigures(project, figures);
  const supplied = isTaken ? suppliedValues(figures, project, calculateInputs(project)) : undefined;
  return withFigures(contents, figures, supplied, file);
}

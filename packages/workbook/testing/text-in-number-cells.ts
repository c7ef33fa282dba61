import { WITHHELD, withWithheldMarks } from "@epb/engine/report";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { readProjectFromWorkbook } from "../src/intake/read-project-from-workbook.js";
import type { TemplateManifest } from "../src/templates/manifest.js";
import { formatAddress } from "../src/xlsx/cell-address.js";
import type { FlatWorkbook } from "../src/xlsx/flat-workbook.js";
import { isSame } from "./formula-gate.js";
import { type PlannedCell, plannedCells } from "./planned-cells.js";
import type { Recalculated } from "./spreadsheet-engine.js";
import { edited } from "./template-workbook.js";

/** A text that cannot be read as a number. */
const TEXT = "to be agreed";

/** Display of the formulas while a number cell contains text. */
export interface Shown {
  /** Figure cells that differ from the engine, have an error, or lack the dash of a withheld figure. */
  readonly wrong: readonly string[];
  readonly dashes: number;
}

/** Types text into a cell, checks every figure, and restores the cell's number. */
export function shownWithText(
  manifest: TemplateManifest,
  workbook: FlatWorkbook,
  { valueAt, enter }: Recalculated,
  { sheet, row, column, content }: PlannedCell,
): Shown {
  const address = formatAddress(row, column);
  const typed = edited(workbook, { cells: [{ sheet, address, type: "text", value: TEXT }] });
  const { project } = readProjectFromWorkbook(typed);
  if (project === undefined) throw new Error("The workbook is not read.");
  const { calculatedValues: values, ...rest } = calculateKnownFigures(project);
  const marked = withWithheldMarks({ data: project.data, values });
  const calculation = { ...rest, calculatedValues: marked.values };
  enter([{ sheet, row, column, content: TEXT }]);
  const wrong: string[] = [];
  let dashes = 0;
  for (const cell of plannedCells(manifest, project, calculation)) {
    if (cell.look === undefined) continue;
    const got = valueAt(cell.sheet, cell.row, cell.column);
    if (got === WITHHELD) dashes++;
    else if (!isSame(got, cell.content, cell.look)) {
      wrong.push(`${cell.sheet}!${formatAddress(cell.row, cell.column)}: ${got} is not ${cell.content}`);
    }
  }
  enter([{ sheet, row, column, content }]);
  return { wrong, dashes };
}

import type { FlatWorkbook } from "../src/xlsx/flat-workbook.js";
import type { Recalculated } from "./spreadsheet-engine.js";

const SHEET = "Instructions";
const HEADING = "Checks";
const LABEL_COLUMN = 2;
const RESULT_COLUMN = 3;

/** Text of the checks panel, by the label of the line. */
export function panelOf(workbook: FlatWorkbook, { valueAt }: Pick<Recalculated, "valueAt">): Record<string, string> {
  const sheet = workbook.sheet(SHEET);
  const heading = [...(sheet?.cells() ?? [])].find(({ column, value }) => column === LABEL_COLUMN && value === HEADING);
  if (sheet === undefined || heading === undefined) throw new Error("The workbook has no checks.");
  const lines: Record<string, string> = {};
  for (let row = heading.row + 1; ; row++) {
    const label = sheet.cellAt(row, LABEL_COLUMN)?.value ?? "";
    if (label === "") return lines;
    lines[label] = String(valueAt(SHEET, row, RESULT_COLUMN) ?? "");
  }
}

import type { Workbook } from "exceljs";
import type { FigureFormulas } from "../formulas/index.js";
import { WORKINGS_SHEET } from "../templates/hidden-sheets.js";
import { STYLES } from "./cell-styles.js";
import { FIRST_COLUMN } from "./place-sheet.js";
import { SheetPen } from "./sheet-pen.js";

const PURPOSE = "Values that many formulas use, such as emission rates, and the row of each measure on each sheet.";
const LABEL_WIDTH = 52;
const MEASURE_WIDTH = 16;

/** The hidden sheet of what formulas share. To be written after every other formula. */
export function writeWorkings(workbook: Workbook, formulas: FigureFormulas): void {
  const pen = new SheetPen(workbook, workbook.addWorksheet(WORKINGS_SHEET, { state: "hidden" }));
  pen.put(1, FIRST_COLUMN, WORKINGS_SHEET, STYLES.sheetTitle);
  pen.put(2, FIRST_COLUMN, PURPOSE, STYLES.purpose);
  const { heads, formulas: cells } = formulas.workings();
  for (const { cell, label } of heads) {
    pen.mark(cell.row, cell.column, label);
    pen.worksheet.getColumn(cell.column).width = cell.column === FIRST_COLUMN ? LABEL_WIDTH : MEASURE_WIDTH;
  }
  for (const { cell, formula } of cells) pen.formula(cell.row, cell.column, formula);
}

import type { Workbook } from "exceljs";
import type { ReferenceTable } from "../formulas/index.js";
import { listName, referenceName } from "../templates/defined-names.js";
import { LISTS_SHEET } from "../templates/hidden-sheets.js";
import { OPTION_LISTS } from "../templates/option-lists.js";
import { SheetPen } from "./sheet-pen.js";

/** Stands where reference data has nothing for an option. */
const NOTHING_PUBLISHED = "none";

/** The hidden sheet with the values of the drop-downs, a column and a name for each list. */
export function writeLists(workbook: Workbook, references: readonly ReferenceTable[] = []): void {
  const pen = new SheetPen(workbook, workbook.addWorksheet(LISTS_SHEET, { state: "hidden" }));
  for (const [index, [name, options]] of Object.entries(OPTION_LISTS).entries()) {
    const column = index + 1;
    pen.mark(1, column, name);
    for (const [offset, { label }] of options.entries()) pen.mark(offset + 2, column, label);
    pen.name(listName(name), { top: 2, left: column, bottom: options.length + 1, right: column });
  }
  for (const [index, { name, values }] of references.entries()) {
    const column = Object.keys(OPTION_LISTS).length + index + 1;
    pen.mark(1, column, name);
    for (const [offset, value] of values.entries()) {
      pen.worksheet.getCell(offset + 2, column).value = value?.toNumber() ?? NOTHING_PUBLISHED;
    }
    pen.name(referenceName(name), { top: 2, left: column, bottom: values.length + 1, right: column });
  }
}

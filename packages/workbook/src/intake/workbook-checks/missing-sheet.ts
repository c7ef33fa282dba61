import { makeFinding } from "../../findings/cell-finding.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { inputFields, inputTables, type LocatedSheet } from "../located-template.js";
import { tablesWithoutMarks } from "./tables-without-marks.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** A sheet with inputs that is completely missing from the workbook. */
export const missingSheet: WorkbookRule = ({ sheets }, workbook) =>
  sheets
    .filter((sheet) => isGone(sheet, workbook))
    .map(({ definition: { name, purpose } }) =>
      makeFinding("template/sheet-missing", { field: purpose, expected: `a sheet named ${name}` }),
    );

/** True if the template has inputs on the sheet, and the workbook has neither the inputs nor a visible table. */
export function isGone(sheet: LocatedSheet, workbook: FlatWorkbook): boolean {
  const { definition, fields, tables } = sheet;
  const expected = inputFields(definition).length + inputTables(definition).length;
  return expected > 0 && fields.size + tables.size === 0 && tablesWithoutMarks(sheet, workbook).length === 0;
}

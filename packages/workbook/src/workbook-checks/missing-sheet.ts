import { makeFinding } from "../findings/cell-finding.js";
import { inputFields, inputTables, type LocatedSheet } from "../map/located-template.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** A sheet with inputs of which nothing is left in the workbook. */
export const missingSheet: WorkbookRule = ({ sheets }) =>
  sheets
    .filter(isGone)
    .map(({ definition: { name, purpose } }) =>
      makeFinding("template/sheet-missing", { field: purpose, expected: `a sheet named ${name}` }),
    );

/** Whether the template has inputs on the sheet and the workbook none of them. */
export function isGone({ definition, fields, tables }: LocatedSheet): boolean {
  const expected = inputFields(definition).length + inputTables(definition).length;
  return expected > 0 && fields.size + tables.size === 0;
}

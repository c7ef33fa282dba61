import { type CellFinding, makeFinding } from "../../findings/cell-finding.js";
import { fieldName, tableKeysName, tableRowsName } from "../../templates/defined-names.js";
import type { TableBlock } from "../../templates/manifest.js";
import { formatAddress } from "../../xlsx/cell-address.js";
import { inputFields, inputTables, type LocatedSheet } from "../located-template.js";
import { isGone } from "./missing-sheet.js";
import { tablesWithoutMarks } from "./tables-without-marks.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** A defined name that was deleted or refers to no cell: its cell is found by its mark, or not found. */
export const lostName: WorkbookRule = ({ sheets }, workbook) =>
  sheets
    .filter((sheet) => !isGone(sheet, workbook))
    .flatMap((sheet) => [...lostFields(sheet), ...lostTables(sheet, tablesWithoutMarks(sheet, workbook))]);

function lostFields({ definition, fields }: LocatedSheet): CellFinding[] {
  return inputFields(definition).flatMap(({ path, label }) => {
    const field = fields.get(path);
    if (field?.foundBy === "name") return [];
    const details = { field: label, expected: `the defined name ${fieldName(path)}` };
    if (field === undefined)
      return [makeFinding("template/field-lost", { place: { sheet: definition.name }, ...details })];
    const place = { sheet: field.sheet.name, address: formatAddress(field.row, field.column) };
    return [makeFinding("template/name-lost", { place, ...details })];
  });
}

/** @param withoutMarks - Tables that have their own finding. */
function lostTables({ definition, tables }: LocatedSheet, withoutMarks: readonly TableBlock[]): CellFinding[] {
  return inputTables(definition).flatMap((block) => {
    const { id, heading } = block;
    const table = tables.get(id);
    if (table?.foundBy === "name" || withoutMarks.includes(block)) return [];
    const details = { field: heading, expected: `the defined names ${tableKeysName(id)} and ${tableRowsName(id)}` };
    if (table === undefined)
      return [makeFinding("template/field-lost", { place: { sheet: definition.name }, ...details })];
    return [makeFinding("template/name-lost", { place: { sheet: table.sheet.name }, ...details })];
  });
}

import { type CellFinding, makeFinding } from "../../findings/cell-finding.js";
import { fieldName, TEMPLATE_PROPERTY, tableKeysName, tableRowsName } from "../../templates/defined-names.js";
import type { TableBlock } from "../../templates/manifest.js";
import { formatAddress } from "../../xlsx/cell-address.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { inputFields, inputTables, type LocatedSheet } from "../located-template.js";
import { isGone } from "./missing-sheet.js";
import { tablesWithoutMarks } from "./tables-without-marks.js";
import type { WorkbookRule } from "./workbook-rule.js";

/**
 * A defined name that was deleted or refers to no cell: its cell is found by its mark, or not found. If every name is
 * lost, the file is to blame and not a cell, so one finding replaces those of the cells that are found.
 */
export const lostName: WorkbookRule = ({ sheets }, workbook) => {
  const lost = sheets
    .filter((sheet) => !isGone(sheet, workbook))
    .flatMap((sheet) => [...lostFields(sheet), ...lostTables(sheet, tablesWithoutMarks(sheet, workbook))]);
  const read = lost.filter(({ name }) => name === "template/name-lost");
  if (read.length <= 1 || sheets.some(hasName)) return lost;
  const unread = lost.filter((finding) => !read.includes(finding));
  return [everyNameLost(workbook, read.length), ...unread];
};

const hasName = ({ fields, tables }: LocatedSheet): boolean =>
  [...fields.values(), ...tables.values()].some(({ foundBy }) => foundBy === "name");

function everyNameLost({ customProperties }: FlatWorkbook, count: number): CellFinding {
  const hasProperty = customProperties.has(TEMPLATE_PROPERTY);
  const names = `no defined names of ${count} fields and tables`;
  const recognized = hasProperty
    ? ""
    : "epb recognized the template by the kind and version on its Instructions sheet. ";
  return makeFinding("template/name-lost", {
    found: hasProperty ? names : `${names}, and no document property ${TEMPLATE_PROPERTY}`,
    expected: "the defined names and the document property of the template",
    advice: `Some programs, such as Numbers, lose these parts when they save a workbook. ${recognized}epb used the hidden column to find the cells, and read the cells. Check the values. To restore the names, move the workbook into a fresh template with epb migrate FILE -o NEW.xlsx.`,
  });
}

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

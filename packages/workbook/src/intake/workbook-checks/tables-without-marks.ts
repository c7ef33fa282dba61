import type { TableBlock } from "../../templates/manifest.js";
import { looseText } from "../../templates/option-lists.js";
import type { FlatWorkbook } from "../../xlsx/flat-workbook.js";
import { tableByHeader } from "../locate-by-label.js";
import { inputTables, type LocatedSheet } from "../located-template.js";

/** The lost tables of a sheet that people still see, by their headings or by their labels. */
export function tablesWithoutMarks(
  { definition, tables }: LocatedSheet,
  workbook: FlatWorkbook,
): readonly TableBlock[] {
  const sheet = workbook.sheet(definition.name);
  if (sheet?.isRead !== true) return [];
  const lost = inputTables(definition).filter(({ id }) => !tables.has(id));
  if (lost.length === 0) return [];
  const texts = new Set([...sheet.cells()].filter(({ type }) => type === "text").map(({ value }) => looseText(value)));
  return lost.filter(
    (table) => texts.has(looseText(table.heading)) || tableByHeader(table, definition, workbook) !== undefined,
  );
}

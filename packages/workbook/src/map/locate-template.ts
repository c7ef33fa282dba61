import type { FlatWorkbook } from "../read/flat-workbook.js";
import { fieldName } from "../templates/defined-names.js";
import { formColumns, type InputField, type SheetDefinition, type TemplateManifest } from "../templates/manifest.js";
import { locateTable } from "./locate-table.js";
import {
  inputFields,
  inputTables,
  type LocatedField,
  type LocatedTable,
  type LocatedTemplate,
} from "./located-template.js";
import { MarkIndex } from "./mark-index.js";
import { namedRange } from "./named-range.js";

/** Finds every input of the template in a workbook, whatever its sheets are called and wherever they moved. */
export function locateTemplate(manifest: TemplateManifest, workbook: FlatWorkbook): LocatedTemplate {
  const marks = new MarkIndex(workbook);
  const sheets = manifest.sheets.map((definition) => {
    const fields = new Map<string, LocatedField>();
    for (const field of inputFields(definition)) {
      const located = locateField(field, definition, workbook, marks);
      if (located !== undefined) fields.set(field.path, located);
    }
    const tables = new Map<string, LocatedTable>();
    for (const table of inputTables(definition)) {
      const located = locateTable(table, workbook, marks);
      if (located !== undefined) tables.set(table.id, located);
    }
    return { definition, fields, tables };
  });
  return { manifest, sheets };
}

function locateField(
  field: InputField,
  definition: SheetDefinition,
  workbook: FlatWorkbook,
  marks: MarkIndex,
): LocatedField | undefined {
  const named = namedRange(workbook, fieldName(field.path));
  if (named !== undefined) {
    const { sheet, range } = named;
    return { field, sheet, row: range.top, column: range.left, foundBy: "name" };
  }
  const marked = marks.find(field.path);
  if (marked === undefined) return undefined;
  return { field, ...marked, column: formColumns(definition).value, foundBy: "mark" };
}

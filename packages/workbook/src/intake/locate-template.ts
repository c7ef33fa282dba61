import { fieldName } from "../templates/defined-names.js";
import type { InputField, SheetDefinition, TemplateManifest } from "../templates/manifest.js";
import type { FlatWorkbook } from "../xlsx/flat-workbook.js";
import { fieldByLabel, tableByHeader, valueColumn } from "./locate-by-label.js";
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

export interface LocateOptions {
  /** True to find fields and tables without a name or mark by their label, as a last resort. */
  readonly byLabel?: boolean;
}

/** Finds every input of the template in a workbook, even if its sheets were renamed or moved. */
export function locateTemplate(
  manifest: TemplateManifest,
  workbook: FlatWorkbook,
  { byLabel = false }: LocateOptions = {},
): LocatedTemplate {
  const marks = new MarkIndex(workbook);
  const sheets = manifest.sheets.map((definition) => {
    const fields = new Map<string, LocatedField>();
    for (const field of inputFields(definition)) {
      const located =
        locateField(field, definition, workbook, marks) ??
        (byLabel ? fieldByLabel(field, definition, workbook) : undefined);
      if (located !== undefined) fields.set(field.path, located);
    }
    const tables = new Map<string, LocatedTable>();
    for (const table of inputTables(definition)) {
      const located =
        locateTable(table, workbook, marks) ?? (byLabel ? tableByHeader(table, definition, workbook) : undefined);
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
  const column = valueColumn(marked.sheet, marked.row, field.label, definition);
  return { field, ...marked, column, foundBy: "mark" };
}

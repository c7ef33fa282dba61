import type { InputField, SheetDefinition, TableBlock, TableColumn, TemplateManifest } from "../templates/manifest.js";
import type { FlatSheet } from "../xlsx/flat-workbook.js";

/**
 * Way in which a part was found: by its defined name, by the marks of the hidden column if the name is lost, or by the
 * visible label during the migration of another version.
 */
export type FoundBy = "name" | "mark" | "label";

export interface LocatedField {
  readonly field: InputField;
  readonly sheet: FlatSheet;
  readonly row: number;
  readonly column: number;
  readonly foundBy: FoundBy;
}

export interface LocatedColumn {
  readonly column: TableColumn;
  readonly at: number;
}

/** A savings column whose category and unit match no field, or the field of another column. */
export interface UnknownSavingsColumn {
  readonly at: number;
  readonly headerRow: number;
  readonly category: string;
  readonly unit: string;
  /** The template column that another column already has. */
  readonly repeated?: TableColumn;
}

export interface LocatedTable {
  readonly table: TableBlock;
  readonly sheet: FlatSheet;
  readonly columns: readonly LocatedColumn[];
  /** Template columns by the column number on the sheet. */
  readonly columnAt: ReadonlyMap<number, TableColumn>;
  readonly unknownSavings: readonly UnknownSavingsColumn[];
  /** Columns without a key, added by people. */
  readonly strangeColumns: readonly number[];
  readonly keyRow: number;
  readonly firstRow: number;
  /** Last row above the closing row. */
  readonly lastRow: number;
  readonly closingRow: number;
  readonly foundBy: FoundBy;
}

/** Cells of a sheet's template parts in the workbook; missing parts are absent from the maps. */
export interface LocatedSheet {
  readonly definition: SheetDefinition;
  readonly fields: ReadonlyMap<string, LocatedField>;
  readonly tables: ReadonlyMap<string, LocatedTable>;
}

export interface LocatedTemplate {
  readonly manifest: TemplateManifest;
  readonly sheets: readonly LocatedSheet[];
}

const knownFields = new WeakMap<SheetDefinition, readonly InputField[]>();

/** The input fields of a sheet's forms. */
export function inputFields(definition: SheetDefinition): readonly InputField[] {
  let fields = knownFields.get(definition);
  if (fields === undefined) {
    fields = definition.blocks.flatMap((block) =>
      block.kind === "form" ? block.fields.filter((field): field is InputField => field.kind === "input") : [],
    );
    knownFields.set(definition, fields);
  }
  return fields;
}

/** The tables of a sheet with input columns. */
export function inputTables({ blocks }: SheetDefinition): TableBlock[] {
  return blocks.filter((block): block is TableBlock => block.kind === "table" && block.items !== undefined);
}

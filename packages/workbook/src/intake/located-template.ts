import type { InputField, SheetDefinition, TableBlock, TableColumn, TemplateManifest } from "../templates/manifest.js";
import type { FlatSheet } from "../xlsx/flat-workbook.js";

/**
 * How something was found again: by its defined name, by the marks of the hidden column where the name is lost, or by the
 * label people read, where a workbook of another version is moved.
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

/** A savings column whose category and unit name no field, or the field of another column. */
export interface UnknownSavingsColumn {
  readonly at: number;
  readonly headerRow: number;
  readonly category: string;
  readonly unit: string;
  /** The column of the template that another column is already. */
  readonly repeated?: TableColumn;
}

export interface LocatedTable {
  readonly table: TableBlock;
  readonly sheet: FlatSheet;
  readonly columns: readonly LocatedColumn[];
  /** The same by the column of the sheet. */
  readonly columnAt: ReadonlyMap<number, TableColumn>;
  readonly unknownSavings: readonly UnknownSavingsColumn[];
  /** Columns without a key: people's own. */
  readonly strangeColumns: readonly number[];
  readonly keyRow: number;
  readonly firstRow: number;
  /** Last row above the closing one. */
  readonly lastRow: number;
  readonly closingRow: number;
  readonly foundBy: FoundBy;
}

/** Where a workbook has what its template puts on a sheet; missing parts are simply not in the maps. */
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

/** The tables of a sheet that people fill in. */
export function inputTables({ blocks }: SheetDefinition): TableBlock[] {
  return blocks.filter((block): block is TableBlock => block.kind === "table" && block.items !== undefined);
}

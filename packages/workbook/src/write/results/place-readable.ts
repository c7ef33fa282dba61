import { FIRST_COLUMN } from "../place-sheet.js";
import { columnWidth } from "../sheet-widths.js";
import type { ReadableForm, ReadableSheet, ReadableTable } from "./readable-sheet.js";

/** Column A is a narrow margin. */
export const LEFT_COLUMN: number = FIRST_COLUMN;
/** Below the title and the purpose. */
const NOTE_ROW = 3;

/** Widths of a form's labels, values, and units, in characters. */
const LABEL_WIDTH = 46;
const VALUE_WIDTH = 34;
const UNIT_WIDTH = 30;

export interface PlacedForm {
  readonly block: ReadableForm;
  readonly headingRow: number;
}

export interface PlacedTable {
  readonly block: ReadableTable;
  readonly headingRow: number;
  readonly introRow: number | undefined;
  readonly groupRow: number | undefined;
  readonly labelRow: number;
  readonly unitRow: number | undefined;
  /** Undefined without a row before the rows of items. */
  readonly openingRow: number | undefined;
  readonly firstRow: number;
  /** Undefined without totals. */
  readonly closingRow: number | undefined;
}

export interface FormColumns {
  readonly valueColumn: number;
  readonly unitColumn: number;
  readonly lastColumn: number;
}

export interface PlacedReadable {
  readonly blocks: readonly (PlacedForm | PlacedTable)[];
  readonly noteRow: number | undefined;
  /** From {@link LEFT_COLUMN} on, in characters. */
  readonly widths: readonly number[];
  readonly formColumns: FormColumns;
}

export const isTable = (placed: PlacedForm | PlacedTable): placed is PlacedTable => placed.block.kind === "table";

/** Position of every part of a sheet: blocks from top to bottom. */
export function placeReadable({ blocks, note }: ReadableSheet): PlacedReadable {
  const noteRow = note === undefined ? undefined : NOTE_ROW;
  let row = (noteRow ?? NOTE_ROW - 1) + 2;
  const placed = blocks.map((block) => {
    const headingRow = row;
    if (block.kind === "form") {
      row += block.fields.length + 2;
      return { block, headingRow };
    }
    const table = placeTable(block, headingRow);
    row = (table.closingRow ?? table.firstRow + block.rows.length - 1) + 2;
    return table;
  });
  const { widths, formColumns } = placeColumns(blocks);
  return { blocks: placed, noteRow, widths, formColumns };
}

function placeTable(block: ReadableTable, headingRow: number): PlacedTable {
  let row = headingRow;
  const introRow = block.intro === undefined ? undefined : ++row;
  const groupRow = block.columns.every(({ group }) => group === undefined) ? undefined : ++row;
  const labelRow = ++row;
  const unitRow = block.columns.every(({ unit }) => unit === undefined) ? undefined : ++row;
  const openingRow = block.opening === undefined ? undefined : ++row;
  const firstRow = ++row;
  const closingRow = block.closing === undefined ? undefined : firstRow + block.rows.length;
  return { block, headingRow, introRow, groupRow, labelRow, unitRow, openingRow, firstRow, closingRow };
}

/** A column that several tables share gets the largest width; a form spans as many columns as its words need. */
function placeColumns(blocks: ReadableSheet["blocks"]): Pick<PlacedReadable, "widths" | "formColumns"> {
  const widths: number[] = [];
  for (const block of blocks) {
    if (block.kind !== "table") continue;
    for (const [index, column] of block.columns.entries()) {
      widths[index] = Math.max(widths[index] ?? 0, columnWidth(column));
    }
  }
  if (blocks.every(({ kind }) => kind === "table")) {
    return { widths, formColumns: { valueColumn: 0, unitColumn: 0, lastColumn: LEFT_COLUMN + widths.length - 1 } };
  }
  const labelColumns = columnsFor(widths, 0, LABEL_WIDTH);
  const valueColumns = columnsFor(widths, labelColumns, VALUE_WIDTH);
  const unitColumns = columnsFor(widths, labelColumns + valueColumns, UNIT_WIDTH);
  const valueColumn = LEFT_COLUMN + labelColumns;
  const unitColumn = valueColumn + valueColumns;
  return { widths, formColumns: { valueColumn, unitColumn, lastColumn: unitColumn + unitColumns - 1 } };
}

/** Number of columns, from a first column, that have a total width; adds a missing column with the remaining width. */
function columnsFor(widths: number[], first: number, width: number): number {
  let together = 0;
  let count = 0;
  while (together < width) {
    const index = first + count;
    widths[index] ??= width - together;
    together += widths[index];
    count++;
  }
  return count;
}

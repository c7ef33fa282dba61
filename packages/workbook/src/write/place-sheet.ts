import { introOf } from "../templates/figure-views.js";
import type { Block, FigureField, FormBlock, InputField, SheetDefinition, TableBlock } from "../templates/manifest.js";

/** Column A is hidden and holds the marks; visible content starts in column B. */
export const MARK_COLUMN = 1;
export const FIRST_COLUMN = 2;

const TITLE_ROWS = 3;

export interface PlacedSheet {
  readonly definition: SheetDefinition;
  readonly blocks: readonly PlacedBlock[];
}

export type PlacedBlock = PlacedForm | PlacedTable | PlacedProse;

export interface PlacedProse {
  readonly kind: "prose";
  readonly block: Exclude<Block, FormBlock | TableBlock>;
  readonly headingRow: number;
}

export interface PlacedForm {
  readonly kind: "form";
  readonly block: FormBlock;
  readonly headingRow: number;
  readonly fields: readonly PlacedField[];
}

export interface PlacedField {
  readonly field: InputField | FigureField;
  readonly row: number;
}

export interface PlacedTable {
  readonly kind: "table";
  readonly block: TableBlock;
  readonly headingRow: number;
  readonly introRow: number | undefined;
  readonly groupRow: number | undefined;
  readonly labelRow: number;
  readonly unitRow: number | undefined;
  /** The hidden row of column keys. */
  readonly keyRow: number;
  readonly firstBodyRow: number;
  readonly closingRow: number;
}

/**
 * Position of every part of a sheet: blocks from top to bottom, in the order of the definition.
 *
 * @param bodyRowsOf - Rows of a table between its header and its closing row.
 * @param proseRowsOf - Rows of a block that the writer composes, below its heading.
 */
export function placeSheet(
  definition: SheetDefinition,
  bodyRowsOf: (table: TableBlock) => number,
  proseRowsOf: (block: PlacedProse["block"]) => number,
): PlacedSheet {
  let row = TITLE_ROWS + 1;
  const blocks: PlacedBlock[] = [];
  for (const block of definition.blocks) {
    const headingRow = row;
    if (block.kind === "form") {
      const fields = block.fields.map((field, index) => ({ field, row: headingRow + 1 + index }));
      blocks.push({ kind: "form", block, headingRow, fields });
      row += block.fields.length + 2;
    } else if (block.kind === "table") {
      const placed = placeTable(block, headingRow, bodyRowsOf(block));
      blocks.push(placed);
      row = placed.closingRow + 2;
    } else {
      blocks.push({ kind: "prose", block, headingRow });
      row += proseRowsOf(block) + 2;
    }
  }
  return { definition, blocks };
}

function placeTable(block: TableBlock, headingRow: number, bodyRows: number): PlacedTable {
  let row = headingRow;
  const introRow = introOf(block) === undefined ? undefined : ++row;
  const groupRow = block.columns.every(({ group }) => group === undefined) ? undefined : ++row;
  const labelRow = ++row;
  const unitRow = block.columns.every(({ unit }) => unit === undefined) ? undefined : ++row;
  const keyRow = ++row;
  const firstBodyRow = ++row;
  const closingRow = firstBodyRow + bodyRows;
  return { kind: "table", block, headingRow, introRow, groupRow, labelRow, unitRow, keyRow, firstBodyRow, closingRow };
}

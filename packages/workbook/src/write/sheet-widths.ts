import type { SheetDefinition, TableBlock, TableColumn } from "../templates/manifest.js";
import { FIRST_COLUMN } from "./place-sheet.js";

/** Width of a column that no form or table defines, in characters. */
const USUAL_WIDTH = 9;

/** A bold letter is up to this many digits wide in substitute fonts. */
const BOLD_CHARACTER = 1.15;
const CELL_PADDING = 1;

/** Widths in characters from the first visible column on. A column that several tables share gets the largest width. */
export function sheetWidths({ blocks, columnWidths = [] }: SheetDefinition): readonly number[] {
  const widths = [...columnWidths];
  for (const block of blocks) {
    if (block.kind !== "table") continue;
    for (const [index, column] of block.columns.entries()) {
      widths[index] = Math.max(widths[index] ?? 0, columnWidth(column));
    }
  }
  return widths;
}

/** Width of a column in which every word of its label fits on one line, in characters. */
export function columnWidth({ label, width }: Pick<TableColumn, "label" | "width">): number {
  const longestWord = Math.max(...label.split(/[\s-]/).map((word) => word.length));
  return Math.max(width, Math.ceil(longestWord * BOLD_CHARACTER) + CELL_PADDING);
}

/** Widths in characters from the first visible column to the last one. */
export function widthsUpTo(definition: SheetDefinition, lastColumn: number): number[] {
  const widths = sheetWidths(definition);
  return Array.from({ length: lastColumn - FIRST_COLUMN + 1 }, (_, index) => widths[index] ?? USUAL_WIDTH);
}

/** Total width of neighboring columns, in characters. */
export const widthOf = (definition: SheetDefinition, left: number, right: number): number =>
  widthsUpTo(definition, right)
    .slice(left - FIRST_COLUMN)
    .reduce((sum, width) => sum + width, 0);

/** Columns of a table at which a group begins or ends; the first column is 0. */
export const groupStarts = ({ columns }: Pick<TableBlock, "columns">): number[] =>
  columns.flatMap(({ group }, index) => (index > 0 && group !== columns[index - 1]?.group ? [index] : []));

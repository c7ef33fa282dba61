import type { SheetDefinition, TableBlock, TableColumn } from "../templates/manifest.js";
import { FIRST_COLUMN } from "./place-sheet.js";

/** Of a column that neither a form nor a table says anything about, in characters. */
const USUAL_WIDTH = 9;

/** A bold letter takes up to this many widths of a digit in the fonts that stand in for ours. */
const BOLD_CHARACTER = 1.15;
const CELL_PADDING = 1;

/** Widths in characters from the first column in sight on. Tables that share columns need the widest of each. */
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

/** Width of a column in which every word of its label stands on one line, in characters. */
export function columnWidth({ label, width }: Pick<TableColumn, "label" | "width">): number {
  const longestWord = Math.max(...label.split(/[\s-]/).map((word) => word.length));
  return Math.max(width, Math.ceil(longestWord * BOLD_CHARACTER) + CELL_PADDING);
}

/** Widths in characters from the first column in sight to the last one. */
export function widthsUpTo(definition: SheetDefinition, lastColumn: number): number[] {
  const widths = sheetWidths(definition);
  return Array.from({ length: lastColumn - FIRST_COLUMN + 1 }, (_, index) => widths[index] ?? USUAL_WIDTH);
}

/** Width of neighboring columns together, in characters. */
export const widthOf = (definition: SheetDefinition, left: number, right: number): number =>
  widthsUpTo(definition, right)
    .slice(left - FIRST_COLUMN)
    .reduce((sum, width) => sum + width, 0);

/** Columns of a table at which a group begins or ends, counted from 0. */
export const groupStarts = ({ columns }: Pick<TableBlock, "columns">): number[] =>
  columns.flatMap(({ group }, index) => (index > 0 && group !== columns[index - 1]?.group ? [index] : []));

import type { SheetDefinition } from "../templates/manifest.js";
import { FIRST_COLUMN } from "./place-sheet.js";

/** Of a column that neither a form nor a table says anything about, in characters. */
const USUAL_WIDTH = 9;

/** Widths in characters from the first column in sight on. Tables that share columns need the widest of each. */
export function sheetWidths({ blocks, columnWidths = [] }: SheetDefinition): readonly number[] {
  const widths = [...columnWidths];
  for (const block of blocks) {
    if (block.kind !== "table") continue;
    for (const [index, { width }] of block.columns.entries()) widths[index] = Math.max(widths[index] ?? 0, width);
  }
  return widths;
}

/** Width of neighbouring columns together, in characters. */
export function widthOf(definition: SheetDefinition, left: number, right: number): number {
  const widths = sheetWidths(definition);
  let width = 0;
  for (let column = left; column <= right; column++) width += widths[column - FIRST_COLUMN] ?? USUAL_WIDTH;
  return width;
}

import type { ChartCells } from "../charts/chart.js";
import { isTable, LEFT_COLUMN, placeReadable } from "./place-readable.js";
import type { ReadableSheet } from "./readable-sheet.js";

/** A column of a table with the numbers that it shows. */
export type ReadableColumn = ChartCells;

/** Undefined where the workbook does not show the column, or shows no number in it. @param key - The stable name. */
export function columnOfReadable(
  sheets: readonly ReadableSheet[],
  table: string,
  key: string,
): ReadableColumn | undefined {
  for (const sheet of sheets) {
    for (const placed of placeReadable(sheet).blocks) {
      if (!isTable(placed) || placed.block.id !== table) continue;
      const { rows, columns } = placed.block;
      const index = columns.findIndex((column) => column.key === key);
      const shown = rows.map((row) => numberIn(row[index]?.content));
      if (index < 0 || shown.every((value) => value === undefined)) return undefined;
      const { name } = sheet.definition;
      const [top, left] = [placed.firstRow, LEFT_COLUMN + index];
      return { area: { sheet: name, top, left, bottom: top + rows.length - 1, right: left }, shown };
    }
  }
  return undefined;
}

const numberIn = (content: unknown): number | undefined => (typeof content === "number" ? content : undefined);

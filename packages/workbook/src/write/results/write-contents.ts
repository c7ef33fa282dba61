import { STYLES } from "../cell-styles.js";
import type { SheetPen } from "../sheet-pen.js";
import { LEFT_COLUMN } from "./place-readable.js";
import { LINK, valueStyle } from "./results-styles.js";

export interface ContentsEntry {
  readonly name: string;
  readonly purpose: string;
}

/**
 * Below everything else of the front sheet: which sheets there are, and which schedules have nothing to show.
 *
 * @returns The row of the first sheet's link.
 */
export function writeContents(
  pen: SheetPen,
  firstRow: number,
  entries: readonly ContentsEntry[],
  leftOut: readonly string[],
): number {
  const right = LEFT_COLUMN + 2;
  pen.fill({ top: firstRow, left: LEFT_COLUMN, bottom: firstRow, right }, STYLES.heading);
  pen.put(firstRow, LEFT_COLUMN, "Sheets of this workbook", STYLES.heading);
  const width = (column: number): number => pen.widths[column - LEFT_COLUMN] ?? 0;
  const purposeWidth = width(LEFT_COLUMN + 1) + width(right);
  const first = firstRow + 1;
  for (const [index, { name, purpose }] of entries.entries()) {
    const row = first + index;
    const area = { top: row, left: LEFT_COLUMN + 1, bottom: row, right };
    pen.put(row, LEFT_COLUMN, name, LINK);
    pen.fill(area, valueStyle("@", purpose));
    pen.put(row, area.left, purpose, valueStyle("@", purpose));
    pen.merge(area);
    pen.makeRoom(row, [{ text: purpose, width: purposeWidth }]);
  }
  if (leftOut.length > 0) {
    const row = first + entries.length;
    const sentence = `Nothing is entered or calculated for: ${leftOut.join(", ")}.`;
    pen.put(row, LEFT_COLUMN, sentence, STYLES.prose);
    pen.merge({ top: row, left: LEFT_COLUMN, bottom: row, right });
    pen.makeRoom(row, [{ text: sentence, width: width(LEFT_COLUMN) + purposeWidth }]);
  }
  return first;
}

import { isBlank } from "./cell-reader.js";
import type { LocatedTable } from "./located-template.js";

/** The engine takes no longer list. The rows of a table beyond are not read. */
export const MOST_ITEMS = 10_000;

/** How many rows with an input a table has; undefined where they are no more than a list may have. */
export function countIfTooMany({ sheet, columns, firstRow, lastRow }: LocatedTable): number | undefined {
  // Blank rows don't count, and only a longer table needs counting.
  if (lastRow - firstRow + 1 <= MOST_ITEMS) return undefined;
  const inputs = new Set(columns.filter(({ column: { content } }) => "value" in content).map(({ at }) => at));
  let count = 0;
  let lastCounted = 0;
  for (const cell of sheet.cells(firstRow)) {
    if (cell.row > lastRow) break;
    if (cell.row === lastCounted || !inputs.has(cell.column) || isBlank(cell)) continue;
    count++;
    lastCounted = cell.row;
  }
  return count > MOST_ITEMS ? count : undefined;
}

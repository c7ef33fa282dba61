import { isBlank } from "./cell-reader.js";
import type { LocatedTable } from "./located-template.js";

/** Maximum length of a list in the engine. Further rows of a table are not read. */
export const MOST_ITEMS = 10_000;

/** Number of rows with an input if the table has more than a list may have; undefined otherwise. */
export function countIfTooMany({ sheet, columns, firstRow, lastRow }: LocatedTable): number | undefined {
  // Blank rows do not count, and only a longer table needs counting.
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

import { displayWidth, truncate } from "./display-width.js";
import type { Paint } from "./paint.js";
import { renderTable, type Table } from "./table.js";

/** Columns of text are cut down to this before they are cut down further. */
const FEWEST_COLUMNS = 8;

/** Fits a table to the width: truncates the widest text columns, never numbers. */
export function fitTable(table: Table, columns: number, paint: Paint): readonly string[] {
  const { totals, closing = [] } = table;
  const rows = [table.columns.map(({ header }) => header), ...table.rows, ...(totals ? [totals] : []), ...closing];
  const widths = table.columns.map((_, index) => Math.max(...rows.map((row) => displayWidth(row[index] ?? ""))));
  // One space between neighboring columns is the minimum.
  let excess = widths.reduce((total, width) => total + width, widths.length - 1) - columns;
  while (excess > 0) {
    const [widest] = table.columns
      .flatMap(({ align }, index) => (align === "left" ? [{ index, width: widths[index] ?? 0 }] : []))
      .sort((one, other) => other.width - one.width);
    if (widest === undefined || widest.width <= FEWEST_COLUMNS) break;
    widths[widest.index] = widest.width - 1;
    excess--;
  }
  const cut = (row: readonly string[]): readonly string[] =>
    row.map((cell, index) => (table.columns[index]?.align === "left" ? truncate(cell, widths[index] ?? 0) : cell));
  return renderTable(
    {
      ...table,
      rows: table.rows.map(cut),
      ...(totals !== undefined && { totals: cut(totals) }),
      closing: closing.map(cut),
    },
    columns,
    paint,
  );
}

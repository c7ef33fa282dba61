import { makeFinding } from "../findings/finding.js";
import { isBlank } from "../map/cell-reader.js";
import type { LocatedTable } from "../map/located-template.js";
import { MOST_ITEMS } from "../map/most-items.js";
import { formatRange } from "../read/cell-address.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** More rows in a table than a list of the project may have. */
export const tooManyRows: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) =>
    [...tables.values()].flatMap((located) => {
      const { table, sheet, columns, firstRow, lastRow } = located;
      // Blank rows don't count, and only a longer table needs counting.
      if (lastRow - firstRow + 1 <= MOST_ITEMS) return [];
      const count = countRows(located);
      if (count <= MOST_ITEMS) return [];
      const left = columns[0]?.at ?? 1;
      const address = formatRange({ top: firstRow, left, bottom: lastRow, right: left });
      return [
        makeFinding("cell/too-many-rows", {
          place: { sheet: sheet.name, address },
          field: table.heading,
          found: `${count} rows`,
          expected: `at most ${MOST_ITEMS}`,
        }),
      ];
    }),
  );

function countRows({ sheet, columns, firstRow, lastRow }: LocatedTable): number {
  const inputs = new Set(columns.filter(({ column: { content } }) => "value" in content).map(({ at }) => at));
  let count = 0;
  let lastCounted = 0;
  for (const cell of sheet.cells(firstRow)) {
    if (cell.row > lastRow) break;
    if (cell.row === lastCounted || !inputs.has(cell.column) || isBlank(cell)) continue;
    count++;
    lastCounted = cell.row;
  }
  return count;
}

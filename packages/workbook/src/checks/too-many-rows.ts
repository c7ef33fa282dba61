import { makeFinding } from "../findings/finding.js";
import { isBlank } from "../map/cell-reader.js";
import type { LocatedTable } from "../map/located-template.js";
import { formatRange } from "../read/cell-address.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** The engine takes no longer list. */
const MAXIMUM_ITEMS = 10_000;

/** More rows in a table than a list of the project may have. */
export const tooManyRows: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) =>
    [...tables.values()].flatMap((located) => {
      const { table, sheet, columns, firstRow, lastRow } = located;
      // Blank rows don't count, and only a longer table needs counting.
      if (lastRow - firstRow + 1 <= MAXIMUM_ITEMS) return [];
      const count = countRows(located);
      if (count <= MAXIMUM_ITEMS) return [];
      const left = columns[0]?.at ?? 1;
      const address = formatRange({ top: firstRow, left, bottom: lastRow, right: left });
      return [
        makeFinding("cell/too-many-rows", {
          place: { sheet: sheet.name, address },
          field: table.heading,
          found: `${count} rows`,
          expected: `at most ${MAXIMUM_ITEMS}`,
        }),
      ];
    }),
  );

function countRows({ sheet, columns, firstRow, lastRow }: LocatedTable): number {
  const inputs = columns.filter(({ column: { content } }) => "value" in content);
  let count = 0;
  for (let row = firstRow; row <= lastRow; row++) {
    if (inputs.some(({ at }) => !isBlank(sheet.cellAt(row, at)))) count++;
  }
  return count;
}

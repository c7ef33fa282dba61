import { type Finding, makeFinding } from "../findings/finding.js";
import { isBlank } from "../map/cell-reader.js";
import type { LocatedTable } from "../map/located-template.js";
import { formatRange } from "../read/cell-address.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** Values below the last table of a sheet: typed past its closing row, they are not read. */
export const beyondTable: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) => {
    const last = [...tables.values()].reduce<LocatedTable | undefined>(
      (lowest, table) => (lowest === undefined || table.closingRow > lowest.closingRow ? table : lowest),
      undefined,
    );
    return last === undefined ? [] : belowTable(last);
  });

function belowTable({ table, sheet, columns, closingRow }: LocatedTable): Finding[] {
  const places = columns.map(({ at }) => at);
  const [left, right] = [Math.min(...places), Math.max(...places)];
  let count = 0;
  let [top, bottom, first, last] = [0, 0, right, left];
  const below = [...sheet.rows].filter(([row]) => row > closingRow).flatMap(([, cells]) => cells);
  for (const cell of below) {
    if (cell.column < left || cell.column > right || isBlank(cell)) continue;
    count++;
    if (top === 0) top = cell.row;
    bottom = cell.row;
    first = Math.min(first, cell.column);
    last = Math.max(last, cell.column);
  }
  if (count === 0) return [];
  const address = formatRange({ top, left: first, bottom, right: last });
  return [
    makeFinding("cell/beyond-table", {
      place: { sheet: sheet.name, address },
      field: table.heading,
      found: count === 1 ? "1 value" : `${count} values`,
    }),
  ];
}

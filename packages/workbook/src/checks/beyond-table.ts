import { type Finding, makeFinding } from "../findings/finding.js";
import { isBlank } from "../map/cell-reader.js";
import type { LocatedTable } from "../map/located-template.js";
import type { FlatCell } from "../read/flat-workbook.js";
import { enclosingRange } from "./enclosing-range.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** Values in the closing row of a table, or below the last table of a sheet: they are not read. */
export const beyondTable: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) => {
    const lowest = Math.max(...[...tables.values()].map(({ closingRow }) => closingRow));
    return [...tables.values()].flatMap((table) => {
      const { sheet, closingRow } = table;
      const inClosingRow = sheet.cellsOfRow(closingRow).filter((cell) => isTypedIntoClosingRow(cell, table));
      const under =
        closingRow < lowest ? [] : [...sheet.cells(closingRow + 1)].filter((cell) => isUnderTable(cell, table));
      const cells = [...inClosingRow, ...under];
      return cells.length === 0 ? [] : [valuesBeyond(cells, table)];
    });
  });

/** The closing row holds its title in the first column, and totals. */
function isTypedIntoClosingRow(cell: FlatCell, { columns, columnAt }: LocatedTable): boolean {
  const column = columnAt.get(cell.column);
  return column !== undefined && column !== columns[0]?.column && column.totalFigure === undefined && !isBlank(cell);
}

function isUnderTable(cell: FlatCell, { columns }: LocatedTable): boolean {
  const places = columns.map(({ at }) => at);
  return cell.column >= Math.min(...places) && cell.column <= Math.max(...places) && !isBlank(cell);
}

function valuesBeyond(cells: readonly FlatCell[], { table, sheet }: LocatedTable): Finding {
  return makeFinding("cell/beyond-table", {
    place: { sheet: sheet.name, address: enclosingRange(cells) },
    field: table.heading,
    found: cells.length === 1 ? "1 value" : `${cells.length} values`,
  });
}

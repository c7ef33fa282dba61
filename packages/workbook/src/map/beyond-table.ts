import type { InputPath } from "@epb/engine";
import type { FlatCell } from "../read/flat-workbook.js";
import type { InputValue } from "../templates/input-value.js";
import type { TableColumn } from "../templates/manifest.js";
import { isBlank } from "./cell-reader.js";
import type { LocatedTable } from "./located-template.js";

/** Cells in the closing row of each table, or below the last table of a sheet, that have values and are not read. */
export function cellsBeyond(tables: Iterable<LocatedTable>): ReadonlyMap<LocatedTable, readonly FlatCell[]> {
  const all = [...tables];
  const lowest = Math.max(...all.map(({ closingRow }) => closingRow));
  return new Map(
    all.map((table) => {
      const { sheet, closingRow } = table;
      const inClosingRow = sheet.cellsOfRow(closingRow).filter((cell) => isTypedIntoClosingRow(cell, table));
      const under =
        closingRow < lowest ? [] : [...sheet.cells(closingRow + 1)].filter((cell) => isUnderTable(cell, table));
      return [table, [...inClosingRow, ...under]];
    }),
  );
}

/**
 * Whether cells below a table look like an item of its list: a number or a day stands in a column of such inputs. A text may
 * be a remark.
 */
export const looksLikeItem = (cells: readonly FlatCell[], { columnAt }: LocatedTable): boolean =>
  cells.some(({ type, column }) => type === "number" && isOfNumbers(columnAt.get(column)));

function isOfNumbers(column: TableColumn | undefined): boolean {
  return column !== undefined && "value" in column.content && NUMBERS.has(column.content.value.kind);
}

const NUMBERS: ReadonlySet<InputValue["kind"]> = new Set(["decimal", "wholeNumber", "date"]);

/** The list whose items the rows of a table are; undefined for a table without inputs. */
export function listOf({ table: { items } }: Pick<LocatedTable, "table">): InputPath | undefined {
  if (items === undefined) return undefined;
  return items.kind === "measures" || items.kind === "measureParts" ? "ecms" : items.list;
}

/** The closing row holds its title in the first column, and totals. */
function isTypedIntoClosingRow(cell: FlatCell, { columns, columnAt }: LocatedTable): boolean {
  const column = columnAt.get(cell.column);
  return column !== undefined && column !== columns[0]?.column && column.totalFigure === undefined && !isBlank(cell);
}

function isUnderTable(cell: FlatCell, { columns }: LocatedTable): boolean {
  const places = columns.map(({ at }) => at);
  return cell.column >= Math.min(...places) && cell.column <= Math.max(...places) && !isBlank(cell);
}

import type { Area, Cell, TablePlace } from "../../formulas/index.js";

/** A column of a table. */
export interface TablePart {
  readonly area: Area;
  readonly first: Cell;
  /** Below the last row. */
  readonly closing: Cell;
}

export function columnOfTable(table: TablePlace, key: string): TablePart | undefined {
  const column = table.columns.get(key);
  return column === undefined ? undefined : partAt(table, column);
}

export function partAt({ sheet, firstRow, lastRow }: TablePlace, column: number): TablePart {
  return {
    area: { sheet, top: firstRow, left: column, bottom: lastRow, right: column },
    first: { sheet, row: firstRow, column },
    closing: { sheet, row: lastRow + 1, column },
  };
}

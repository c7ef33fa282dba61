import { formatAddress } from "../xlsx/cell-address.js";
import type { FlatCell } from "../xlsx/flat-workbook.js";
import { type CellReader, cellIn, isBlank } from "./cell-reader.js";
import type { LocatedTable } from "./located-template.js";

/** Key of a row in its table. */
export type RowKey = string | number;

/**
 * Returns the number of a numbered row, from its cells; undefined if it is missing or outside the numbers of the table.
 */
export function rowNumbers({ table, columns }: LocatedTable): (cells: readonly FlatCell[]) => number | undefined {
  const column = columns.find(({ column: { content } }) => content.kind === "rowNumber");
  if (table.rows.kind !== "numbered" || column === undefined) return () => undefined;
  const { first, last } = table.rows;
  return (cells) => {
    const cell = cellIn(cells, column.at);
    if (cell?.type !== "number") return undefined;
    const number = Number(cell.value);
    return Number.isInteger(number) && number >= first && number <= last ? number : undefined;
  };
}

/** Name of a row in a finding. */
export function rowName({ table, firstRow }: LocatedTable, row: number, number: number | undefined): string {
  return `${table.heading}, ${number === undefined ? `row ${row - firstRow + 1}` : `year ${number}`}`;
}

/** Reports a row with values and without a key, unless its key cell already has a finding. */
export function reportKeyless(located: LocatedTable, row: number, key: string, reader: CellReader): void {
  const column = located.columns.find(({ column: { content } }) => "member" in content && content.member === key);
  if (column === undefined) return;
  const cell = located.sheet.cellAt(row, column.at);
  if (located.table.rows.kind === "records" && !isBlank(cell)) return;
  reader.report("cell/row-key-missing", located.sheet, formatAddress(row, column.at), {
    field: `${rowName(located, row, undefined)}: ${column.column.label}`,
    ...(cell !== undefined && { found: cell.value }),
    ...(located.table.rows.kind === "numbered" && { expected: numbersOf(located.table.rows) }),
  });
}

const numbersOf = ({ first, last }: { readonly first: number; readonly last: number }): string =>
  `a whole number from ${first} to ${last}`;

/** Reports a row with the same key as an earlier row. */
export function reportDuplicate(located: LocatedTable, row: number, key: RowKey, reader: CellReader): void {
  const [first] = located.columns;
  if (first === undefined) return;
  reader.report("cell/duplicate-row", located.sheet, formatAddress(row, first.at), {
    field: rowName(located, row, undefined),
    found: `${first.column.label} ${located.sheet.cellAt(row, first.at)?.value ?? key}`,
  });
}

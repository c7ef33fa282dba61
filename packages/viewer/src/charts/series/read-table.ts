import type { Cell, Table } from "@epb/contract";
import { isWithheld } from "@epb/engine/report";
import type { ChartAmount } from "../chart-data.js";

/** A schedule by its id; undefined where it has nothing to say. */
export const tableOf = (tables: readonly Table[], id: string): Table | undefined =>
  tables.find((table) => table.id === id);

/** A withheld figure has no amount. */
const amount = (cell: Cell | undefined): ChartAmount =>
  cell === null || cell === undefined || typeof cell === "boolean" || isWithheld(cell) ? undefined : String(cell);

/** What stands in a column, a cell for each row; nothing where the table has no such column. */
export function amountsIn(table: Table, column: string): readonly ChartAmount[] {
  const index = table.columns.findIndex(({ name }) => name === column);
  return table.rows.map((row) => amount(row[index]));
}

/** The rows in which one of the columns is withheld. */
export function withheldRows(table: Table, columns: readonly string[]): readonly boolean[] {
  const indexes = columns.map((column) => table.columns.findIndex(({ name }) => name === column));
  return table.rows.map((row) => indexes.some((index) => isWithheld(row[index] ?? undefined)));
}

/** The sum below a column. */
export function totalOf(table: Table | undefined, column: string): ChartAmount {
  const index = table?.columns.findIndex(({ name }) => name === column) ?? -1;
  return amount(table?.totals?.[index]);
}

/** Cell of the row above the years. */
export function openingOf(table: Table | undefined, column: string): ChartAmount {
  const index = table?.columns.findIndex(({ name }) => name === column) ?? -1;
  return amount(table?.opening?.[index]);
}

/** First cells of the rows: years. */
export const keysOf = (table: Table): readonly string[] => table.rows.map(([first]) => String(first ?? ""));

/** Number and description of the measures, as one name. */
export const measureNames = (table: Table): readonly string[] =>
  table.rows.map(([number, description]) => `${number ?? ""} ${description ?? ""}`.trim());

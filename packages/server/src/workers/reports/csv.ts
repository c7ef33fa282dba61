import type { Cell, Table } from "@epb/contract";
import { csvRecord, isWithheld } from "@epb/engine/report";
import { withNamedInputs } from "./withheld-cells.js";

const LINE_END = "\r\n";

/** Tables as CSV (RFC 4180), one below the other; more than one with their titles and notes above them. A withheld figure is an empty cell. */
export function csvOf(tables: readonly Table[]): string {
  if (tables.length === 1) return tables.map(csvTable).join("");
  return tables
    .map(withNamedInputs)
    .map((table) => heading(table) + csvTable(table))
    .join(LINE_END);
}

const heading = ({ title, note }: Table): string => record([title]) + (note === undefined ? "" : record([note]));

function csvTable({ columns, opening, rows }: Table): string {
  const header = columns.map(({ label, group }) => (group === undefined ? label : `${group}: ${label}`));
  return [header, ...(opening === undefined ? [] : [opening]), ...rows].map(record).join("");
}

const record = (cells: readonly Cell[]): string =>
  csvRecord(cells.map((cell) => (cell === null || isWithheld(cell) ? undefined : String(cell))));

import type { Cell, Table } from "@epb/contract";
import { isWithheld } from "@epb/engine/report";
import { withNamedInputs } from "./withheld-cells.js";

const NEEDS_QUOTES = /[",\r\n]/;
/** Also as spreadsheets of East Asia write it, in full width. */
const STARTS_A_FORMULA = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const LINE_END = "\r\n";
// Tabs and line ends belong to a text; other controls, and marks that reorder a line, belong to a terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const COMMANDS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

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

const record = (cells: readonly Cell[]): string => cells.map(cellText).join(",") + LINE_END;

function cellText(cell: Cell): string {
  const text = safeText(cell === null || isWithheld(cell) ? "" : String(cell));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that a spreadsheet keeps as text, an apostrophe before what would be a formula. Numbers stay numbers. */
function safeText(text: string): string {
  const shown = text.replace(COMMANDS, " ");
  return STARTS_A_FORMULA.test(shown.trimStart()) && !NUMBER.test(shown) ? `'${shown}` : shown;
}

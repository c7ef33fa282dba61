const NEEDS_QUOTES = /[",\r\n]/;
/** Also as spreadsheets of East Asia write it, in full width. */
const STARTS_A_FORMULA = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?%?$/i;
const LINE_END = "\r\n";
// Tabs and line ends belong to a text; other controls, and marks that reorder a line, belong to a terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const COMMANDS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

/**
 * One record of RFC 4180 with its line end. A text that a spreadsheet would read as a formula gets an apostrophe in
 * front. Control characters become spaces. Numbers stay numbers.
 *
 * @example
 * import { csvRecord } from "@epb/engine/report";
 *
 * csvRecord(["Fort Example", "=1+1", "-12.50"]); // "Fort Example,'=1+1,-12.50\r\n"
 */
export function csvRecord(cells: readonly (string | number | undefined)[]): string {
  return cells.map(csvCell).join(",") + LINE_END;
}

function csvCell(cell: string | number | undefined): string {
  const shown = cell === undefined ? "" : String(cell).replace(COMMANDS, " ");
  const text = STARTS_A_FORMULA.test(shown.trimStart()) && !NUMBER.test(shown) ? `'${shown}` : shown;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

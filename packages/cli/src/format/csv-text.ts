const NEEDS_QUOTES = /[",\r\n]/;
/** Also as spreadsheets of East Asia write it, in full width. */
const STARTS_A_FORMULA = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const LINE_END = "\r\n";
// Tabs and line ends belong to a text; other controls, and marks that reorder a line, belong to a terminal.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const COMMANDS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

/**
 * Text from outside as a cell that a spreadsheet keeps as text, an apostrophe before what would be a formula, and that a
 * terminal may show.
 */
export function safeText(text: string): string {
  const shown = text.replace(COMMANDS, " ");
  return STARTS_A_FORMULA.test(shown.trimStart()) ? `'${shown}` : shown;
}

/** One record of RFC 4180 with its line end. */
export function csvRecord(cells: readonly string[]): string {
  return cells.map((cell) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",") + LINE_END;
}

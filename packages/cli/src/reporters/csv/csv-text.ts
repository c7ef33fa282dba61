const NEEDS_QUOTES = /[",\r\n]/;
const STARTS_A_FORMULA = /^[=+\-@\t\r]/;
const LINE_END = "\r\n";

/** Text from outside as a cell that a spreadsheet keeps as text: an apostrophe stands before what would be a formula. */
export const safeText = (text: string): string => (STARTS_A_FORMULA.test(text) ? `'${text}` : text);

/** One record of RFC 4180 with its line end. */
export function csvRecord(cells: readonly string[]): string {
  return cells.map((cell) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",") + LINE_END;
}

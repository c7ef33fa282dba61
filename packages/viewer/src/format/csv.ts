type CsvCell = string | number | undefined;

/** A spreadsheet would take such a text for a formula, but for a number below zero. */
const LOOKS_LIKE_FORMULA = /^[=+@\t\r]|^-(?!\d[\d.]*$)/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Rows as CSV (RFC 4180), with a mark by which spreadsheets know UTF-8. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("")}`;
}

function fieldOf(cell: CsvCell): string {
  const text = cell === undefined ? "" : String(cell);
  const safe = LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

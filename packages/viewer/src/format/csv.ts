import { csvRecord } from "@epb/engine/report";

/** Rows as CSV, with a mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  `\uFEFF${rows.map(csvRecord).join("")}`;

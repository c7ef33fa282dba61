import type { ReportTable } from "./report-table.js";

/**
 * Note that a reader needs to understand the table, including its dashes; undefined if the table needs no note.
 *
 * @example
 * import { tableNote } from "@epb/engine/report";
 *
 * tableNote({ note: "Amounts are rounded." }); // "Amounts are rounded."
 */
export function tableNote({ note, withheldNote }: Pick<ReportTable, "note" | "withheldNote">): string | undefined {
  const notes = [note, withheldNote].filter((each) => each !== undefined);
  return notes.length === 0 ? undefined : notes.join(" ");
}

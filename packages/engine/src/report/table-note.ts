import type { ReportTable } from "./report-table.js";

/**
 * All that a reader needs to know to read the table, its dashes included; undefined where there is nothing.
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

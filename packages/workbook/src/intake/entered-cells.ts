import type { FlatCell } from "../xlsx/flat-workbook.js";
import type { LocatedTable } from "./located-template.js";

/** The cells of a row in the columns that people fill in; without those that a template fills. */
export function enteredCells({ sheet, columnAt }: LocatedTable, row: number): readonly FlatCell[] {
  return sheet.cellsOfRow(row).filter(({ column }) => {
    const content = columnAt.get(column)?.content;
    if (content === undefined || !("value" in content)) return false;
    return content.kind !== "input" || content.isPrefilled !== true;
  });
}

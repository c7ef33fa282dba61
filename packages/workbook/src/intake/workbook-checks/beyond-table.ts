import { type CellFinding, makeFinding } from "../../findings/cell-finding.js";
import type { FlatCell } from "../../xlsx/flat-workbook.js";
import { cellsBeyond, listOf, looksLikeItem } from "../beyond-table.js";
import { enclosingRange } from "../cell-checks/enclosing-range.js";
import type { LocatedTable } from "../located-template.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** Values in the closing row of a table or below it: they are not read. */
export const beyondTable: WorkbookRule = ({ sheets }, workbook) =>
  sheets.flatMap((sheet) =>
    [...cellsBeyond(sheet, workbook)].flatMap(([table, cells]) =>
      cells.length === 0 ? [] : [valuesBeyond(cells, table)],
    ),
  );

function valuesBeyond(cells: readonly FlatCell[], located: LocatedTable): CellFinding {
  const isItem = listOf(located) !== undefined && looksLikeItem(cells, located);
  return makeFinding(isItem ? "cell/item-beyond-table" : "cell/beyond-table", {
    place: { sheet: located.sheet.name, address: enclosingRange(cells) },
    field: located.table.heading,
    found: cells.length === 1 ? "1 value" : `${cells.length} values`,
  });
}

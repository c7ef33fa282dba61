import { makeFinding } from "../../findings/cell-finding.js";
import { formatRuns } from "../../findings/runs.js";
import { enclosingRange } from "../cell-checks/enclosing-range.js";
import { isBlank } from "../cell-reader.js";
import { enteredCells } from "../entered-cells.js";
import type { LocatedTable } from "../located-template.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** Hidden rows with values: the values count, but are invisible to readers of the sheet. */
export const hiddenRow: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) =>
    [...tables.values()].flatMap((located) => {
      const cells = hiddenRowsOf(located).flatMap((row) => enteredCells(located, row).filter((cell) => !isBlank(cell)));
      if (cells.length === 0) return [];
      const rows = cells.map(({ row }) => row);
      return [
        makeFinding("cell/hidden-row", {
          place: { sheet: located.sheet.name, address: enclosingRange(cells) },
          field: located.table.heading,
          found: `${new Set(rows).size === 1 ? "row" : "rows"} ${formatRuns(rows, String)}`,
        }),
      ];
    }),
  );

function hiddenRowsOf({ sheet, firstRow, lastRow }: LocatedTable): readonly number[] {
  const rows: number[] = [];
  for (let row = firstRow; row <= lastRow; row++) if (sheet.isRowHidden(row)) rows.push(row);
  return rows;
}

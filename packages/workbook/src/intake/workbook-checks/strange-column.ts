import { makeFinding } from "../../findings/cell-finding.js";
import { formatRange } from "../../xlsx/cell-address.js";
import { isBlank } from "../cell-reader.js";
import type { LocatedTable } from "../located-template.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** A column that the user added to a table: allowed, and not read. */
export const strangeColumn: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) =>
    [...tables.values()].flatMap((located) => {
      const { table, sheet, strangeColumns, firstRow, lastRow } = located;
      const filled = strangeColumns.length === 0 ? new Set<number>() : filledColumns(located);
      return strangeColumns
        .filter((column) => filled.has(column))
        .map((column) =>
          makeFinding("cell/strange-column", {
            place: {
              sheet: sheet.name,
              address: formatRange({ top: firstRow, left: column, bottom: lastRow, right: column }),
            },
            field: table.heading,
          }),
        );
    }),
  );

/** The columns with content in the table's rows. Based on cells, because a table may claim the whole grid. */
function filledColumns({ sheet, firstRow, lastRow }: LocatedTable): ReadonlySet<number> {
  const filled = new Set<number>();
  for (const cell of sheet.cells(firstRow)) {
    if (cell.row > lastRow) break;
    if (!isBlank(cell)) filled.add(cell.column);
  }
  return filled;
}

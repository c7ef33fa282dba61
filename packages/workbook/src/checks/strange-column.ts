import { makeFinding } from "../findings/finding.js";
import { isBlank } from "../map/cell-reader.js";
import { formatRange } from "../read/cell-address.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** A column of the user's own inside a table: allowed, and not read. */
export const strangeColumn: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) =>
    [...tables.values()].flatMap(({ table, sheet, strangeColumns, firstRow, lastRow }) =>
      strangeColumns
        .filter((column) => {
          for (let row = firstRow; row <= lastRow; row++) if (!isBlank(sheet.cellAt(row, column))) return true;
          return false;
        })
        .map((column) =>
          makeFinding("cell/strange-column", {
            place: {
              sheet: sheet.name,
              address: formatRange({ top: firstRow, left: column, bottom: lastRow, right: column }),
            },
            field: table.heading,
          }),
        ),
    ),
  );

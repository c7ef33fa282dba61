import { makeFinding } from "../../findings/cell-finding.js";
import { formatRange } from "../../xlsx/cell-address.js";
import { countIfTooMany, MOST_ITEMS } from "../most-items.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** More rows in a table than a list of the project may have. */
export const tooManyRows: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) =>
    [...tables.values()].flatMap((located) => {
      const { table, sheet, columns, firstRow, lastRow } = located;
      const count = countIfTooMany(located);
      if (count === undefined) return [];
      const left = columns[0]?.at ?? 1;
      const address = formatRange({ top: firstRow, left, bottom: lastRow, right: left });
      return [
        makeFinding("cell/too-many-rows", {
          place: { sheet: sheet.name, address },
          field: table.heading,
          found: `${count} rows`,
          expected: `at most ${MOST_ITEMS}`,
        }),
      ];
    }),
  );

import { makeFinding } from "../../findings/cell-finding.js";
import { formatAddress } from "../../xlsx/cell-address.js";
import { missingColumns } from "../missing-inputs.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** A column of inputs that is no longer in its table. */
export const missingColumn: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) =>
    [...tables.values()].flatMap((located) =>
      missingColumns(located).map(({ label, unit }) =>
        makeFinding("template/column-missing", {
          place: { sheet: located.sheet.name, address: formatAddress(located.keyRow, 1) },
          field: `${located.table.heading}: ${label}${unit === undefined ? "" : `, ${unit}`}`,
        }),
      ),
    ),
  );

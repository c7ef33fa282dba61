import { makeFinding } from "../findings/finding.js";
import { formatAddress } from "../read/cell-address.js";
import type { TableColumn } from "../templates/manifest.js";
import type { WorkbookRule } from "./workbook-rule.js";

const isFilledIn = ({ content }: TableColumn): boolean =>
  content.kind !== "figure" && content.kind !== "measureEcho" && content.kind !== "inputPlace";

/** A column of inputs that is no longer in its table. */
export const missingColumn: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) =>
    [...tables.values()].flatMap(({ table, sheet, columns, unknownSavings, keyRow }) => {
      const present = new Set(columns.map(({ column }) => column.key));
      // A savings column with a changed header is there, and has a finding of its own.
      const changed = unknownSavings.length > 0;
      return table.columns
        .filter((column) => isFilledIn(column) && !present.has(column.key))
        .filter(({ content }) => !(changed && content.kind === "savings"))
        .map(({ label, unit }) =>
          makeFinding("template/column-missing", {
            place: { sheet: sheet.name, address: formatAddress(keyRow, 1) },
            field: `${table.heading}: ${label}${unit === undefined ? "" : `, ${unit}`}`,
          }),
        );
    }),
  );

import { makeFinding } from "../findings/finding.js";
import type { LocatedSheet } from "../map/located-template.js";
import { type CellRange, formatRange } from "../read/cell-address.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** A merged range that covers input cells besides its first: what they held is gone, and what is typed shows elsewhere. */
export const mergedInputs: WorkbookRule = ({ sheets }) =>
  sheets.flatMap((located) => {
    const [something] = [...located.fields.values(), ...located.tables.values()];
    const sheet = something?.sheet;
    return (sheet?.mergedRanges ?? []).flatMap((range) => {
      const covered = coveredInput(range, located);
      if (sheet === undefined || covered === undefined) return [];
      return [
        makeFinding("cell/merged-inputs", {
          place: { sheet: sheet.name, address: formatRange(range) },
          field: covered,
        }),
      ];
    });
  });

/** The first input of a sheet in the range that is not the range's first cell. */
function coveredInput({ top, left, bottom, right }: CellRange, { fields, tables }: LocatedSheet): string | undefined {
  for (const { field, row, column } of fields.values()) {
    if (row < top || row > bottom || column < left || column > right) continue;
    if (row !== top || column !== left) return field.label;
  }
  for (const { table, columns, firstRow, lastRow } of tables.values()) {
    const first = Math.max(top, firstRow);
    const last = Math.min(bottom, lastRow);
    if (first > last) continue;
    const covered = columns.find(
      ({ at, column: { content } }) =>
        "value" in content && at >= left && at <= right && (last > first || first !== top || at !== left),
    );
    if (covered !== undefined) return `${table.heading}: ${covered.column.label}`;
  }
  return undefined;
}

import { makeFinding } from "../../findings/cell-finding.js";
import { formatAddress } from "../../xlsx/cell-address.js";
import { quoted } from "../cell-checks/cell-rule.js";
import type { WorkbookRule } from "./workbook-rule.js";

/**
 * A savings column whose category and unit name no field, or that of another column.
 *
 * @spec C §8 "savings category and unit pair has"; the pairs are D5
 */
export const unknownSavingsField: WorkbookRule = ({ sheets }) =>
  sheets.flatMap(({ tables }) =>
    [...tables.values()].flatMap(({ table, sheet, unknownSavings }) =>
      unknownSavings.map(({ at, headerRow, category, unit, repeated }) =>
        makeFinding("template/savings-field-unknown", {
          place: { sheet: sheet.name, address: formatAddress(headerRow, at) },
          field: table.heading,
          found: `savings category ${quoted(category)} with the unit ${quoted(unit)}`,
          expected:
            repeated === undefined
              ? "a savings category with one of its units, such as Electric energy with kWh/yr or $/yr"
              : "a category and unit that no other column has",
        }),
      ),
    ),
  );

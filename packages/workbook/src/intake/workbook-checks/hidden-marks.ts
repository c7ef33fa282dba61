import { makeFinding } from "../../findings/cell-finding.js";
import { missingHiddenSheets } from "./hidden-sheet.js";
import { tablesWithoutMarks } from "./tables-without-marks.js";
import type { WorkbookRule } from "./workbook-rule.js";

/** Visible tables that cannot be found, because the hidden column or the hidden rows beside them were deleted. */
export const hiddenMarks: WorkbookRule = ({ manifest, sheets }, workbook) => {
  const names = sheets
    .filter((sheet) => tablesWithoutMarks(sheet, workbook).length > 0)
    .map(({ definition: { name } }) => name);
  const [first] = names;
  if (first === undefined) return [];
  const hiddenSheets = missingHiddenSheets(manifest, workbook).map((name) => `the hidden sheet ${name}`);
  return [
    makeFinding("template/hidden-cells-deleted", {
      place: { sheet: first },
      field: `Tables of ${names.join(", ")}`,
      expected: ["the hidden column A", "a hidden row of column keys above each table", ...hiddenSheets].join("; "),
    }),
  ];
};

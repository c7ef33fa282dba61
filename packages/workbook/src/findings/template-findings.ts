import type { CatalogueEntry } from "./catalogue-entry.js";

export type TemplateFindingName =
  | "template/not-ours"
  | "template/version-unknown"
  | "template/version-older"
  | "template/version-newer"
  | "template/sheet-missing"
  | "template/sheet-renamed"
  | "template/field-lost"
  | "template/name-lost"
  | "template/column-missing"
  | "template/savings-field-unknown"
  | "template/sheet-copied"
  | "template/hidden-sheet-missing"
  | "template/hidden-cells-deleted";

/** Findings about the template a workbook claims to be made from. */
export const TEMPLATE_FINDINGS: Readonly<Record<TemplateFindingName, CatalogueEntry>> = {
  "template/not-ours": {
    code: "EPB-TPL-001",
    severity: "error",
    message: "The uploaded file does not appear to be a valid template, please contact {email}",
    advice: "Copy the values into a template (`epb template`), or find its inputs with `epb map`.",
  },
  "template/version-unknown": {
    code: "EPB-TPL-002",
    severity: "error",
    message: "The workbook was made from an unknown template.",
    advice:
      "Restore the template name and version on the Instructions sheet, or move the values into the current version with epb migrate FILE -o NEW.xlsx.",
  },
  "template/version-older": {
    code: "EPB-TPL-003",
    severity: "error",
    message: "The workbook was made from an older version of the template.",
    advice: "Move the workbook into the current version with epb migrate FILE -o NEW.xlsx.",
  },
  "template/version-newer": {
    code: "EPB-TPL-004",
    severity: "error",
    message: "The workbook was made from a newer version of the template.",
    advice: "Update epb, or fill in one of its templates.",
  },
  "template/sheet-missing": {
    code: "EPB-TPL-005",
    severity: "error",
    message: "A template sheet is missing.",
    advice: "Restore the sheet, or move the other sheets into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
  "template/sheet-renamed": {
    code: "EPB-TPL-006",
    severity: "warning",
    message: "A template sheet was renamed in this workbook.",
    advice: "epb still reads the sheet. Restore the name of the sheet.",
  },
  "template/field-lost": {
    code: "EPB-TPL-007",
    severity: "error",
    message: "epb cannot find a cell or table of the template.",
    advice:
      "The row, column, or defined name was deleted. Move the other values into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
  "template/name-lost": {
    code: "EPB-TPL-008",
    severity: "warning",
    message: "Defined names of the template are missing.",
    advice:
      "epb found this cell with the hidden column, and reads the cell. Check the value. To restore the name, move the workbook into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
  "template/column-missing": {
    code: "EPB-TPL-009",
    severity: "error",
    message: "A column of the template is missing.",
    advice:
      "The column, or the hidden row of column keys, was deleted. Move the other values into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
  "template/savings-field-unknown": {
    code: "EPB-TPL-010",
    severity: "error",
    message: "The uploaded file does not appear to be a valid template, please contact {email}",
    advice:
      "Restore the category and unit above the column as in the template. Until then, epb does not read the column.",
  },
  "template/sheet-copied": {
    code: "EPB-TPL-011",
    severity: "warning",
    message: "A sheet is a copy of a template sheet. epb does not read the copy.",
    advice: "Move values that belong to the project into the template sheet, and delete the copy.",
  },
  "template/hidden-sheet-missing": {
    code: "EPB-TPL-012",
    severity: "warning",
    message: "A hidden sheet of the template was deleted.",
    advice:
      "epb still reads the inputs by their defined names. Drop-down lists and formulas need the sheet: move the workbook into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
  "template/hidden-cells-deleted": {
    code: "EPB-TPL-013",
    severity: "error",
    message: "The hidden column or hidden rows that epb uses to find tables were deleted.",
    advice:
      "epb does not read these tables, because the position of a cell does not show which input the cell contains. Restore an earlier copy of the workbook, or start from a fresh template (`epb template`) and copy the values into it.",
  },
};

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
    advice: "Start from a template of this program (`epb template`), and copy the project's values into it.",
  },
  "template/version-unknown": {
    code: "EPB-TPL-002",
    severity: "error",
    message: "The workbook was made from a template we do not know.",
    advice:
      "Restore the kind and version on the Instructions sheet, or let epb migrate FILE -o NEW.xlsx move what it finds into the current version.",
  },
  "template/version-older": {
    code: "EPB-TPL-003",
    severity: "error",
    message: "The workbook was made from an older version of the template.",
    advice:
      "Move it into the current version with epb migrate FILE -o NEW.xlsx, which says what moved and what has no place there.",
  },
  "template/version-newer": {
    code: "EPB-TPL-004",
    severity: "error",
    message: "The workbook was made from a newer version of the template.",
    advice: "Update this program, or copy the values into the version it knows.",
  },
  "template/sheet-missing": {
    code: "EPB-TPL-005",
    severity: "error",
    message: "A sheet of the template is missing.",
    advice:
      "Restore the sheet, or move what is left into a fresh template with epb migrate FILE -o NEW.xlsx; a sheet made by hand lacks the names by which its cells are found.",
  },
  "template/sheet-renamed": {
    code: "EPB-TPL-006",
    severity: "warning",
    message: "A sheet of the template has another name.",
    advice: "Its cells are read all the same; give it its old name so that others find it.",
  },
  "template/field-lost": {
    code: "EPB-TPL-007",
    severity: "error",
    message: "A cell or table of the template can no longer be found.",
    advice:
      "Its row, column or name was deleted: move the others into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
  "template/name-lost": {
    code: "EPB-TPL-008",
    severity: "warning",
    message: "A defined name of the template is gone.",
    advice: "Its place was found by the hidden column and is read; check the value, and save in Excel or LibreOffice.",
  },
  "template/column-missing": {
    code: "EPB-TPL-009",
    severity: "error",
    message: "A column of the template is missing.",
    advice:
      "Its column or the hidden row of column keys was deleted: move the others into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
  "template/savings-field-unknown": {
    code: "EPB-TPL-010",
    severity: "error",
    message: "The uploaded file does not appear to be a valid template, please contact {email}",
    advice: "Restore the category and unit above the column as the template has them; nothing of the column is read.",
  },
  "template/sheet-copied": {
    code: "EPB-TPL-011",
    severity: "warning",
    message: "A sheet is a copy of a sheet of the template, and its values are not read.",
    advice: "Move values that belong to the project into the sheet of the template, and delete the copy.",
  },
  "template/hidden-sheet-missing": {
    code: "EPB-TPL-012",
    severity: "warning",
    message: "A hidden sheet of the template was deleted.",
    advice:
      "The inputs are read all the same, by their names. Drop-down lists and formulas need the sheet: move the workbook into a fresh template with epb migrate FILE -o NEW.xlsx.",
  },
  "template/hidden-cells-deleted": {
    code: "EPB-TPL-013",
    severity: "error",
    message: "The hidden column or the hidden rows by which tables are found were deleted.",
    advice:
      "Nothing of these tables is read: their cells are not read by position. Restore an earlier copy of the workbook, or start from a fresh template (`epb template`) and copy the values into it.",
  },
};

/** `error` stops the figures that need the value; `warning` asks a person to look. */
export type FindingSeverity = "error" | "warning";

interface CatalogueEntry {
  readonly code: string;
  readonly severity: FindingSeverity;
  /** What is wrong, in one sentence that ends with a full stop. */
  readonly message: string;
  /** What the person does next. */
  readonly advice: string;
}

/**
 * Every finding a workbook can raise. FILE: the file as a whole; TPL: the template it claims to be;
 * CELL: one cell; a code is never reused.
 */
export const FINDING_CATALOGUE = {
  "file/empty": {
    code: "EPB-FILE-001",
    severity: "error",
    message: "The file is empty.",
    advice: "Save the workbook again in Excel as .xlsx and check that the upload or copy finished.",
  },
  "file/cannot-open": {
    code: "EPB-FILE-002",
    severity: "error",
    message: "The file cannot be opened.",
    advice: "Check the path and that you may read the file; close it in other programs and try again.",
  },
  "file/plain-text": {
    code: "EPB-FILE-003",
    severity: "error",
    message: "The file is text, not a workbook.",
    advice: "Open it in Excel and save it as Excel Workbook (.xlsx); renaming a file does not convert it.",
  },
  "file/old-excel": {
    code: "EPB-FILE-004",
    severity: "error",
    message: "The file is a workbook of the old Excel format (.xls).",
    advice: "Open it in Excel and save it as Excel Workbook (.xlsx).",
  },
  "file/binary-workbook": {
    code: "EPB-FILE-005",
    severity: "error",
    message: "The file is a binary workbook (.xlsb).",
    advice: "Open it in Excel and save it as Excel Workbook (.xlsx).",
  },
  "file/open-document": {
    code: "EPB-FILE-006",
    severity: "error",
    message: "The file is an OpenDocument spreadsheet (.ods).",
    advice: "Open it in LibreOffice or Excel and save it as Excel Workbook (.xlsx).",
  },
  "file/password-protected": {
    code: "EPB-FILE-007",
    severity: "error",
    message: "The workbook is protected by a password.",
    advice:
      "Open it in Excel, remove the password under File > Info > Protect Workbook > Encrypt with Password, and save it.",
  },
  "file/not-a-spreadsheet": {
    code: "EPB-FILE-008",
    severity: "error",
    message: "The file is not a spreadsheet.",
    advice: "Choose the workbook made from the template; its name ends in .xlsx.",
  },
  "file/unknown-format": {
    code: "EPB-FILE-009",
    severity: "error",
    message: "The file is not a workbook of any kind we know.",
    advice: "Choose the workbook made from the template; its name ends in .xlsx.",
  },
  "file/truncated": {
    code: "EPB-FILE-010",
    severity: "error",
    message: "The end of the file is missing.",
    advice: "Copy, download or upload the file again; the transfer stopped early.",
  },
  "file/damaged": {
    code: "EPB-FILE-011",
    severity: "error",
    message: "The file is damaged.",
    advice: "Open it in Excel, let Excel repair it, look over the values and save it under a new name.",
  },
  "file/unsupported-zip": {
    code: "EPB-FILE-012",
    severity: "error",
    message: "The file is packed in a way we do not read.",
    advice: "Open it in Excel and save it as Excel Workbook (.xlsx).",
  },
  "file/unsafe-entry-name": {
    code: "EPB-FILE-013",
    severity: "error",
    message: "A file inside the workbook has an unsafe name.",
    advice: "Excel does not write such names: do not trust the file, and ask its sender for the original.",
  },
  "file/duplicate-entry": {
    code: "EPB-FILE-014",
    severity: "error",
    message: "Two files inside the workbook have the same name.",
    advice: "Excel does not write such files: do not trust the file, and ask its sender for the original.",
  },
  "file/size-mismatch": {
    code: "EPB-FILE-015",
    severity: "error",
    message: "A file inside the workbook has another size than the workbook declares.",
    advice: "Copy or download the file again; if it stays so, do not trust it and ask its sender for the original.",
  },
  "file/compression-ratio": {
    code: "EPB-FILE-016",
    severity: "error",
    message: "A file inside the workbook inflates to far more than its size.",
    advice: "Delete the blank rows and columns below and beside the tables in Excel, and save the workbook again.",
  },
  "file/inflates-too-large": {
    code: "EPB-FILE-017",
    severity: "error",
    message: "The contents of the workbook are too large.",
    advice: "Delete sheets, pictures and blank rows the project does not need, and save the workbook again.",
  },
  "file/too-many-entries": {
    code: "EPB-FILE-018",
    severity: "error",
    message: "The workbook has too many files inside.",
    advice: "Copy the template's sheets into a new workbook and save that.",
  },
  "file/too-many-sheets": {
    code: "EPB-FILE-019",
    severity: "error",
    message: "The workbook has too many sheets.",
    advice: "Keep the template's sheets and move the others to another workbook.",
  },
  "file/too-many-cells": {
    code: "EPB-FILE-020",
    severity: "error",
    message: "The workbook has too many cells with values.",
    advice: "Delete the cells below and beside the tables, and save the workbook again.",
  },
  "file/too-many-merged-ranges": {
    code: "EPB-FILE-021",
    severity: "error",
    message: "A sheet has too many merged ranges.",
    advice: "Unmerge the cells outside the template's tables, and save the workbook again.",
  },
  "file/too-many-defined-names": {
    code: "EPB-FILE-022",
    severity: "error",
    message: "The workbook has too many defined names.",
    advice: "Delete the names that point at nothing in Formulas > Name Manager, and save the workbook again.",
  },
  "file/too-many-shared-strings": {
    code: "EPB-FILE-023",
    severity: "error",
    message: "The workbook has too many or too long texts.",
    advice: "Delete the texts outside the template's tables, and save the workbook again.",
  },
  "file/cell-outside-grid": {
    code: "EPB-FILE-024",
    severity: "error",
    message: "A cell or range lies outside the grid of a sheet.",
    advice: "Open the file in Excel, let Excel repair it, look over the values and save it under a new name.",
  },
  "file/document-type": {
    code: "EPB-FILE-025",
    severity: "error",
    message: "The workbook declares XML entities or a document type.",
    advice: "Excel does not write such files: do not trust the file, and ask its sender for the original.",
  },
  "file/nested-too-deep": {
    code: "EPB-FILE-026",
    severity: "error",
    message: "The XML inside the workbook is nested too deep.",
    advice: "Excel does not write such files: do not trust the file, and ask its sender for the original.",
  },
  "file/markup-too-long": {
    code: "EPB-FILE-027",
    severity: "error",
    message: "A name, attribute or formula inside the workbook is too long.",
    advice: "Open the file in Excel and save it under a new name; if it stays so, ask its sender for the original.",
  },
  "file/slow-read-memory": {
    code: "EPB-FILE-028",
    severity: "error",
    message: "The workbook needs too much memory to read.",
    advice: "Open it in Excel and save it as Excel Workbook (.xlsx), which packs it in the usual way.",
  },
  "file/slow-read-time": {
    code: "EPB-FILE-029",
    severity: "error",
    message: "The workbook takes too long to read.",
    advice: "Open it in Excel and save it as Excel Workbook (.xlsx), which packs it in the usual way.",
  },
  "file/slow-read-failed": {
    code: "EPB-FILE-030",
    severity: "error",
    message: "The workbook cannot be read.",
    advice: "Open it in Excel and save it as Excel Workbook (.xlsx), which packs it in the usual way.",
  },
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
    advice: "Copy the values into a template of this program, or restore the version on the Instructions sheet.",
  },
  "template/version-older": {
    code: "EPB-TPL-003",
    severity: "error",
    message: "The workbook was made from an older version of the template.",
    advice: "Copy the values into the current version of the template.",
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
    advice: "Copy the values into a fresh template; a sheet made by hand lacks the names by which its cells are found.",
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
    advice: "Its row, column or name was deleted: copy the values into a fresh template.",
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
    advice: "Its column or the hidden row of column keys was deleted: copy the values into a fresh template.",
  },
  "template/savings-field-unknown": {
    code: "EPB-TPL-010",
    severity: "error",
    message: "The uploaded file does not appear to be a valid template, please contact {email}",
    advice: "Restore the category and unit above the column as the template has them; nothing of the column is read.",
  },
  "cell/number-as-text": {
    code: "EPB-CELL-001",
    severity: "warning",
    message: "A number is stored as text.",
    advice: "It is read as the number; type it again without an apostrophe, since sums in Excel leave texts out.",
  },
  "cell/text-in-number-cell": {
    code: "EPB-CELL-002",
    severity: "error",
    message: "There is text where a number belongs.",
    advice: "Enter a number, or leave the cell blank where there is none.",
  },
  "cell/percent-as-text": {
    code: "EPB-CELL-003",
    severity: "error",
    message: "A percentage is typed as text.",
    advice: "Type it again as a number.",
  },
  "cell/text-in-date-cell": {
    code: "EPB-CELL-004",
    severity: "error",
    message: "There is text where a date belongs.",
    advice: "Enter the day as a date, such as 2024-01-31.",
  },
  "cell/date-as-text": {
    code: "EPB-CELL-005",
    severity: "warning",
    message: "A date is stored as text.",
    advice: "It is read as that day; type it again as a date.",
  },
  "cell/not-a-date": {
    code: "EPB-CELL-006",
    severity: "error",
    message: "There is something other than a date.",
    advice: "Enter the day as a date, such as 2024-01-31.",
  },
  "cell/outside-list": {
    code: "EPB-CELL-007",
    severity: "error",
    message: "The value is not in the list of the cell.",
    advice: "Choose one of the values of the list.",
  },
  "cell/negative": {
    code: "EPB-CELL-008",
    severity: "error",
    message: "The value is negative and cannot be.",
    advice: "Enter the amount without a minus sign; amounts that are taken off have cells of their own.",
  },
  "cell/not-a-whole-number": {
    code: "EPB-CELL-009",
    severity: "error",
    message: "The value is not a whole number within its limits.",
    advice: "Enter a whole number within the limits.",
  },
  "cell/formula-without-value": {
    code: "EPB-CELL-010",
    severity: "error",
    message: "The file has no result for a formula.",
    advice: "Open the workbook in Excel or LibreOffice, let it calculate, and save it; or type the value.",
  },
  "cell/error-value": {
    code: "EPB-CELL-011",
    severity: "error",
    message: "The cell shows an error of the spreadsheet.",
    advice: "Correct the formula, or type the value.",
  },
  "cell/wrong-kind": {
    code: "EPB-CELL-012",
    severity: "error",
    message: "The cell holds another kind of value than it should.",
    advice: "Enter a value of the expected kind.",
  },
  "cell/other-savings-type-number": {
    code: "EPB-CELL-013",
    severity: "error",
    message: "Invalid Other Savings Type Number",
    advice: "Choose one of the values of the cell's list; its number is the cell's own.",
  },
  "cell/other-savings-type-category": {
    code: "EPB-CELL-014",
    severity: "error",
    message: "Invalid Savings Type Category",
    advice: "Choose one of the values of the cell's list.",
  },
  "cell/duplicate-measure-number": {
    code: "EPB-CELL-015",
    severity: "warning",
    message: "Two measures have the same number.",
    advice: "Give every measure a number of its own; Schedule 4 and GHG name measures by it.",
  },
  "cell/measure-number-missing": {
    code: "EPB-CELL-016",
    severity: "error",
    message: "The row has values but does not say of which measure.",
    advice: "Enter the number the measure has on Schedule 2a; the values of the row are not read.",
  },
  "cell/measure-unknown": {
    code: "EPB-CELL-017",
    severity: "error",
    message: "The row names a measure that Schedule 2a does not have.",
    advice: "Enter a number of Schedule 2a, or add the measure there; the values of the row are not read.",
  },
  "cell/measure-ambiguous": {
    code: "EPB-CELL-018",
    severity: "error",
    message: "The row names a number that several measures have.",
    advice: "Give every measure on Schedule 2a a number of its own; the values of the row are not read.",
  },
  "cell/row-key-missing": {
    code: "EPB-CELL-019",
    severity: "error",
    message: "The row has values but not what tells it from the others.",
    advice: "Fill in or restore the first cell of the row; the values of the row are not read.",
  },
  "cell/duplicate-row": {
    code: "EPB-CELL-020",
    severity: "error",
    message: "Duplicate item found",
    advice: "An earlier row is for the same; keep one of them. The values of this row are not read.",
  },
  "cell/beyond-table": {
    code: "EPB-CELL-021",
    severity: "warning",
    message: "There are values in or below the closing row of the table.",
    advice: "They are not read: insert rows above the closing row of the table and move them there.",
  },
  "cell/strange-column": {
    code: "EPB-CELL-022",
    severity: "warning",
    message: "The table has a column that the template does not know.",
    advice: "It is not read; move values of the project to the template's columns.",
  },
  "cell/too-many-rows": {
    code: "EPB-CELL-023",
    severity: "error",
    message: "The table has more rows than a project can have.",
    advice: "Split the project.",
  },
  "cell/project-name-missing": {
    code: "EPB-CELL-024",
    severity: "warning",
    message: "The project has no name.",
    advice: "Enter the name under which the project is listed.",
  },
  "cell/measure-number-differs": {
    code: "EPB-CELL-027",
    severity: "warning",
    message: "The row names a measure by a number that no measure has.",
    advice:
      "It is read as the measure it was made for; enter that measure's number, or the number of the one that is meant.",
  },
  "cell/text-too-long": {
    code: "EPB-CELL-025",
    severity: "error",
    message: "This text is too long.",
    advice: "Shorten the text; what is longer belongs into the project's notes.",
  },
  "cell/number-too-large": {
    code: "EPB-CELL-026",
    severity: "error",
    message: "This number is too large.",
    advice: "Check the number; amounts are in dollars, not in smaller units.",
  },
} as const;

// Apart from the declaration, whose type must be plain to read without the compiler's inference.
FINDING_CATALOGUE satisfies Readonly<Record<string, CatalogueEntry>>;

export type FindingName = keyof typeof FINDING_CATALOGUE;

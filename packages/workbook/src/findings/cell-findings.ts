import type { CatalogueEntry } from "./catalogue-entry.js";

export type CellFindingName =
  | "cell/number-as-text"
  | "cell/text-in-number-cell"
  | "cell/percent-as-text"
  | "cell/text-in-date-cell"
  | "cell/date-as-text"
  | "cell/not-a-date"
  | "cell/outside-list"
  | "cell/negative"
  | "cell/not-a-whole-number"
  | "cell/formula-without-value"
  | "cell/error-value"
  | "cell/circular-formula"
  | "cell/wrong-kind"
  | "cell/other-savings-type-number"
  | "cell/other-savings-type-category"
  | "cell/measure-number-missing"
  | "cell/measure-unknown"
  | "cell/measure-ambiguous"
  | "cell/row-key-missing"
  | "cell/duplicate-row"
  | "cell/beyond-table"
  | "cell/item-beyond-table"
  | "cell/strange-column"
  | "cell/too-many-rows"
  | "cell/project-name-missing"
  | "cell/measure-number-differs"
  | "cell/text-too-long"
  | "cell/number-too-large"
  | "cell/merged-inputs"
  | "cell/lost-under-merge"
  | "cell/only-spaces"
  | "cell/hidden-row"
  | "cell/more-findings";

/** Findings about a cell, a row or a table of the template. */
export const CELL_FINDINGS: Readonly<Record<CellFindingName, CatalogueEntry>> = {
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
  "cell/circular-formula": {
    code: "EPB-CELL-041",
    severity: "error",
    message: "The formula of the cell refers to itself: it is circular, so its result means nothing.",
    advice: "Type the value, or write a formula that does not depend on this cell, not even through other cells.",
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
  "cell/measure-number-missing": {
    code: "EPB-CELL-016",
    severity: "error",
    message: "The row has values but does not say of which measure.",
    advice:
      "Enter the number the measure has in the table of measures and their prices; the values of the row are not read.",
  },
  "cell/measure-unknown": {
    code: "EPB-CELL-017",
    severity: "error",
    message: "The row names a measure that the table of measures and their prices does not have.",
    advice: "Enter a number of that table, or add the measure there; the values of the row are not read.",
  },
  "cell/measure-ambiguous": {
    code: "EPB-CELL-018",
    severity: "error",
    message: "The row names a number that several measures have.",
    advice:
      "Give every measure in the table of measures and their prices a number of its own; the values of the row are not read.",
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
  "cell/item-beyond-table": {
    code: "EPB-CELL-033",
    severity: "error",
    message: "There are numbers in or below the closing row of the table, where they are not read.",
    advice:
      "Move the values that belong to the project into rows above the closing row, and clear the others. Until then, figures that depend on the list are not shown.",
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
  "cell/more-findings": {
    code: "EPB-CELL-040",
    severity: "error",
    message: "There are more findings from here on than are listed.",
    advice: "Correct the ones that are listed, and read the workbook again.",
  },
  "cell/number-too-large": {
    code: "EPB-CELL-026",
    severity: "error",
    message: "This number is too large.",
    advice: "Check the number; amounts are in dollars, not in smaller units.",
  },
  "cell/only-spaces": {
    code: "EPB-CELL-031",
    severity: "warning",
    message: "Cells of the table hold only spaces.",
    advice: "They are read as blank; clear them, since formulas in Excel take them for text.",
  },
  "cell/hidden-row": {
    code: "EPB-CELL-032",
    severity: "warning",
    message: "Hidden rows of the table have values.",
    advice: "The values count: show the rows and check them, or clear the values that do not belong to the project.",
  },
  "cell/merged-inputs": {
    code: "EPB-CELL-030",
    severity: "warning",
    message: "Cells are merged over several input cells.",
    advice: "Unmerge them: nobody sees what a covered cell holds.",
  },
  "cell/lost-under-merge": {
    code: "EPB-CELL-034",
    severity: "error",
    message: "Cells are merged over several input cells, and covered cells are blank.",
    advice:
      "A spreadsheet program keeps only the first value of merged cells. Unmerge them, and enter the values that were lost. Until then, figures that depend on the covered cells are not shown.",
  },
};

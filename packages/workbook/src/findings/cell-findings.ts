import type { CatalogueEntry } from "./catalogue-entry.js";

export type CellFindingName =
  | "cell/number-as-text"
  | "cell/quantity-with-unit"
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
    advice:
      "epb reads the text as a number. Type the number again without an apostrophe, because Excel does not add text in sums.",
  },
  "cell/quantity-with-unit": {
    code: "EPB-CELL-045",
    severity: "warning",
    message: "This cell contains a number with a unit.",
    advice:
      "epb converts the quantity to MMBtu. Type the number of MMBtu without the unit, because Excel does not add text in sums.",
  },
  "cell/text-in-number-cell": {
    code: "EPB-CELL-002",
    severity: "error",
    message: "This cell needs a number, but contains text.",
    advice: "Enter a number, or leave the cell blank.",
  },
  "cell/percent-as-text": {
    code: "EPB-CELL-003",
    severity: "error",
    message: "A percentage is stored as text.",
    advice: "Type the percentage again as a number.",
  },
  "cell/text-in-date-cell": {
    code: "EPB-CELL-004",
    severity: "error",
    message: "This cell needs a date, but contains text.",
    advice: "Enter a date, such as 2024-01-31.",
  },
  "cell/date-as-text": {
    code: "EPB-CELL-005",
    severity: "warning",
    message: "A date is stored as text.",
    advice: "epb reads the text as this date. Type the date again.",
  },
  "cell/not-a-date": {
    code: "EPB-CELL-006",
    severity: "error",
    message: "This cell needs a date.",
    advice: "Enter a date, such as 2024-01-31.",
  },
  "cell/outside-list": {
    code: "EPB-CELL-007",
    severity: "error",
    message: "The value is not in the list of the cell.",
    advice: "Choose a value from the list.",
  },
  "cell/negative": {
    code: "EPB-CELL-008",
    severity: "error",
    message: "This amount cannot be negative.",
    advice: "Enter the amount without a minus sign. To enter a deduction, use the cell for deductions.",
  },
  "cell/not-a-whole-number": {
    code: "EPB-CELL-009",
    severity: "error",
    message: "The value must be a whole number within the limits.",
    advice: "Enter a whole number within the limits.",
  },
  "cell/formula-without-value": {
    code: "EPB-CELL-010",
    severity: "error",
    message: "A formula in the file has no stored result.",
    advice: "Open the workbook in Excel or LibreOffice, recalculate it, and save it. Or type the value.",
  },
  "cell/error-value": {
    code: "EPB-CELL-011",
    severity: "error",
    message: "The cell shows a spreadsheet error.",
    advice: "Correct the formula, or type the value.",
  },
  "cell/circular-formula": {
    code: "EPB-CELL-041",
    severity: "error",
    message: "The formula is circular: it depends on its own cell, so its result cannot be used.",
    advice: "Type the value, or enter a formula that does not depend on this cell directly or through other cells.",
  },
  "cell/wrong-kind": {
    code: "EPB-CELL-012",
    severity: "error",
    message: "This cell has the wrong type of value.",
    advice: "Enter a value of the expected type.",
  },
  "cell/other-savings-type-number": {
    code: "EPB-CELL-013",
    severity: "error",
    message: "Invalid Other Savings Type Number",
    advice: "Choose a value from the list of the cell.",
  },
  "cell/other-savings-type-category": {
    code: "EPB-CELL-014",
    severity: "error",
    message: "Invalid Savings Type Category",
    advice: "Choose a value from the list of the cell.",
  },
  "cell/measure-number-missing": {
    code: "EPB-CELL-016",
    severity: "error",
    message: "This row has values but no measure number.",
    advice:
      "Enter the measure number from the table of measures and their prices. Until then, epb does not read this row.",
  },
  "cell/measure-unknown": {
    code: "EPB-CELL-017",
    severity: "error",
    message: "No measure has the number in this row.",
    advice:
      "Enter a number from the table of measures and their prices, or add the measure there. Until then, epb does not read this row.",
  },
  "cell/measure-ambiguous": {
    code: "EPB-CELL-018",
    severity: "error",
    message: "Several measures have the number in this row.",
    advice:
      "Give each measure its own number in the table of measures and their prices. Until then, epb does not read this row.",
  },
  "cell/row-key-missing": {
    code: "EPB-CELL-019",
    severity: "error",
    message: "This row has values, but its first cell is blank or wrong.",
    advice: "Fill in or restore the first cell of the row. Until then, epb does not read this row.",
  },
  "cell/duplicate-row": {
    code: "EPB-CELL-020",
    severity: "error",
    message: "Duplicate item found",
    advice: "An earlier row is for the same item. Keep one of the two rows. epb does not read this row.",
  },
  "cell/beyond-table": {
    code: "EPB-CELL-021",
    severity: "warning",
    message: "There are values in or below the last row of the table.",
    advice:
      "epb does not read these values. Insert rows above the last row (such as Total or End of the table), and move the values to the new rows.",
  },
  "cell/item-beyond-table": {
    code: "EPB-CELL-033",
    severity: "error",
    message: "There are numbers in or below the last row of the table. epb does not read these numbers.",
    advice:
      "Move the values that belong to the project into rows above the last row (such as Total or End of the table), and clear the other values. Until then, figures that depend on the list are not shown.",
  },
  "cell/strange-column": {
    code: "EPB-CELL-022",
    severity: "warning",
    message: "The table has a column that is not in the template.",
    advice: "epb does not read this column. Move values of the project to the template's columns.",
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
    advice: "Enter the project name.",
  },
  "cell/measure-number-differs": {
    code: "EPB-CELL-027",
    severity: "warning",
    message: "No measure has the number in this row.",
    advice:
      "epb assigns the row to the measure that the hidden column specifies. Enter the number of this measure. If the row belongs to another measure, enter the number of the other measure.",
  },
  "cell/text-too-long": {
    code: "EPB-CELL-025",
    severity: "error",
    message: "This text is too long.",
    advice: "Shorten the text, and put the rest into the project's notes.",
  },
  "cell/more-findings": {
    code: "EPB-CELL-040",
    severity: "error",
    message: "Further findings are not listed.",
    advice: "Correct the listed findings, and check the workbook again.",
  },
  "cell/number-too-large": {
    code: "EPB-CELL-026",
    severity: "error",
    message: "This number is too large.",
    advice: "Check the number. Enter amounts in dollars, not in smaller units.",
  },
  "cell/only-spaces": {
    code: "EPB-CELL-031",
    severity: "warning",
    message: "Cells of the table contain only spaces.",
    advice: "epb reads these cells as blank. Clear the cells, because Excel formulas treat spaces as text.",
  },
  "cell/hidden-row": {
    code: "EPB-CELL-032",
    severity: "warning",
    message: "Hidden rows of the table have values.",
    advice:
      "epb reads hidden rows. Show the rows and check the values, or clear the values that do not belong to the project.",
  },
  "cell/merged-inputs": {
    code: "EPB-CELL-030",
    severity: "warning",
    message: "Several input cells are merged into one.",
    advice: "Unmerge the cells, because a merged cell hides the values of the cells that it covers.",
  },
  "cell/lost-under-merge": {
    code: "EPB-CELL-034",
    severity: "error",
    message: "Several input cells are merged into one, and the covered cells are blank.",
    advice:
      "A spreadsheet program keeps only the first value of merged cells. Unmerge the cells, and enter the lost values. Until then, figures that depend on the covered cells are not shown.",
  },
};

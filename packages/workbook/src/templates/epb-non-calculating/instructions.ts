import { EPB_ABOUT, EPB_ORDER } from "../epb-calculating/instructions.js";
import { instructionsSheet } from "../instructions-sheet.js";
import type { SheetDefinition } from "../manifest.js";

export const SUPPLIED_INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [
    EPB_ABOUT,
    "This workbook does not calculate. Type the figures of your own model into the figure cells. epb reports differences from its own figures by cell.",
    "Save the workbook as .xlsx, and check or calculate it. Every finding names its sheet and cell.",
  ],
  order: [
    ...EPB_ORDER,
    "The figures of your model, in the figure cells of every sheet: prices and savings of the measures, yearly savings and payments, and the loan by year and month (Amortization).",
  ],
  rules: [
    "Blank figures are not compared. Totals have their own cells in the closing row of each table.",
    "Calculation type on the Summary sheet: with Override, epb uses the figures that you type. With Standard, epb uses its own figures.",
  ],
  rows: [
    "You may insert rows in every table without a row for each year or month: Contacts, Schedule 2a, Schedule 4, GHG, and GHG Factors. Rows do not calculate, so type the figures of an inserted row and include it in the totals.",
    "For more measures, you can also start from a workbook with more rows: epb template epb-non-calculating --measures 60. It has 60 rows in every table of measures.",
  ],
});

import { EPB_ABOUT, EPB_ORDER } from "../epb-calculating/instructions.js";
import { instructionsSheet } from "../instructions-sheet.js";
import type { SheetDefinition } from "../manifest.js";

export const SUPPLIED_INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [
    EPB_ABOUT,
    "It computes nothing. Type the figures your own model gives into the figure cells; differences from ours are reported, each with its cell.",
    "Save the workbook as .xlsx, and check or calculate it. Every message names the sheet and cell it is about.",
  ],
  order: [
    ...EPB_ORDER,
    "The figures of your model, in the figure cells of every sheet: prices and savings of the measures, yearly savings and payments, and the loan by year and month (Amortization).",
  ],
  rules: [
    "A figure you leave blank is not compared. A total has a cell of its own, in the closing row of its table.",
    "Calculation type on the Summary sheet: with Override, the figures you type are the result. With Standard, ours are.",
  ],
  rows: [
    "You may insert rows in every table without a row for each year or month: Contacts, Schedule 2a, Schedule 4, GHG, and GHG Factors. Nothing calculates in an inserted row or in any other, so type its figures, and count it in the totals you type.",
    "For more measures, you can also start from a workbook with more rows: epb template epb-non-calculating --measures 60. It has 60 rows in every table of measures.",
  ],
});

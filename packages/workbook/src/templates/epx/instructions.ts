import { FILL_IN, LIVE_CELLS } from "../epb-calculating/instructions.js";
import { instructionsSheet, rowsOfCalculating } from "../instructions-sheet.js";
import type { SheetDefinition } from "../manifest.js";

export const EXPRESS_INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [
    "This workbook holds the data of one project of the express edition (ePX): a first look at an energy-savings performance project, with level yearly payments in place of a loan by month.",
    FILL_IN,
  ],
  order: [
    "Summary: name the project, its site and its market segment. Contacts: the people of the project.",
    "Measures: one row for each measure, with its number, cost and delivery charge. Other Measures: those that have to be there, and training and the like.",
    "Savings: the first-year savings and the baseline of each measure. Name a measure by the number it has on the sheet Measures.",
    "Annual Escalation Rates: how fast each kind of savings grows from one year to the next.",
    "Financing: the guarantee, the finance term and the interest rate.",
    "Energy: what the site uses and pays before the project, the audit, and fields of your own.",
    "Emissions: savings of greenhouse gas that somebody else computed. GHG: what ours are computed from. GHG Factors: only where the published ones do not fit.",
  ],
  rules: LIVE_CELLS,
  rows: rowsOfCalculating("epx", "Contacts, Other Measures, and GHG Factors"),
});

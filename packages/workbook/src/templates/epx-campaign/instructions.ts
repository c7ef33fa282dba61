import { FILL_IN, LIVE_CELLS } from "../epb-calculating/instructions.js";
import { instructionsSheet, rowsOfCalculating } from "../instructions-sheet.js";
import type { SheetDefinition } from "../manifest.js";

export const CAMPAIGN_INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [
    "This workbook holds what participants of the ESPC campaign report about a project: who and where it is, what it costs and saves, and over how many years.",
    FILL_IN,
  ],
  order: [
    "Summary: name the project and its site, and enter the guarantee, the finance term and the interest rate.",
    "Contacts: the people of the project.",
    "Measures: one row for each measure, with its price and its first-year savings.",
  ],
  rules: LIVE_CELLS,
  rows: rowsOfCalculating("epx-campaign", "Contacts"),
});

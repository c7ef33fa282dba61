import { FILL_IN, LIVE_CELLS } from "../epb-calculating/instructions.js";
import { instructionsSheet, rowsOfCalculating } from "../instructions-sheet.js";
import type { SheetDefinition } from "../manifest.js";

export const CAMPAIGN_INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [
    "This workbook has the data that ESPC campaign participants report about a project: parties, site, costs, savings, and years.",
    FILL_IN,
  ],
  order: [
    "Summary: project name, site, guarantee, finance term, and interest rate.",
    "Contacts: the people of the project.",
    "Measures: one row for each measure, with its price and its first-year savings.",
  ],
  rules: LIVE_CELLS,
  rows: rowsOfCalculating("epx-campaign", "Contacts"),
});

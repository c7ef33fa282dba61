import { FILL_IN, LIVE_CELLS } from "../epb-calculating/instructions.js";
import { instructionsSheet, rowsOfCalculating } from "../instructions-sheet.js";
import type { SheetDefinition } from "../manifest.js";

export const EXPRESS_INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [
    "This workbook holds the data of one project of the express edition (ePX): a first estimate of an energy-savings performance project, with level yearly payments instead of a monthly loan.",
    FILL_IN,
  ],
  order: [
    "Summary: project name, site, and market segment. Contacts: the people of the project.",
    "Measures: one row for each measure, with its number, cost, and delivery charge. Other Measures: required measures, and work without savings such as training.",
    "Savings: the first-year savings and the baseline of each measure. Identify a measure by its number on the Measures sheet.",
    "Annual Escalation Rates: growth of each type of savings over the previous year.",
    "Financing: the guarantee, the finance term, and the interest rate.",
    "Energy: what the site uses and pays before the project, the audit, and fields of your own.",
    "Emissions: greenhouse gas savings from outside calculations. GHG: inputs for the calculation of greenhouse gas. GHG Factors: your own factors, if the published factors do not apply.",
  ],
  rules: LIVE_CELLS,
  rows: rowsOfCalculating("epx", "Contacts, Other Measures, and GHG Factors"),
});

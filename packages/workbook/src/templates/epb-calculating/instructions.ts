import { instructionsSheet, rowsOfCalculating } from "../instructions-sheet.js";
import type { SheetDefinition } from "../manifest.js";

/** Content of an ePB workbook of either kind. */
export const EPB_ABOUT =
  "This workbook holds the data of one energy-savings performance project: its measures, prices, savings, financing, and the yearly cash flow of the performance period.";

/** The sheets of an ePB workbook of either kind. */
export const EPB_ORDER: readonly string[] = [
  "Summary: project name, site, and market segment. Contacts: the people of the project.",
  "Schedule 2a: one row for each measure, with its number, cost, and delivery charge. Schedule 2b: build-up of the price.",
  "Schedule 4: the first-year savings and the baseline of each measure. Identify a measure by its number on Schedule 2a.",
  "Annual Escalation Rates: growth of each type of savings over the previous year.",
  "Schedule 3: financing, and the expenses, incentives, and retained savings of every year.",
  "Schedule 1: the guaranteed part of the savings, and savings and payments of the implementation period.",
  "If they apply: Schedule 5 (cancellation ceiling), ESA (energy sales agreement), GHG (greenhouse gas), and GHG Factors.",
];

export const FILL_IN =
  "Fill in the input cells, save the workbook as .xlsx, and check or calculate it. Every finding names its sheet and cell.";

/** Rules for workbooks that calculate. */
export const LIVE_CELLS: readonly string[] = [
  "Gray cells calculate as you type. The checks above name missing entries and totals that do not match.",
  "Text in a cell for a number or a date cannot be used. Figures that depend on the cell show a dash (–), and a line above the figures names the cell.",
];

/** Tables without calculated cells. */
export const FREE_TABLES = "Contacts and GHG Factors";

export const INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [EPB_ABOUT, FILL_IN],
  order: EPB_ORDER,
  rules: LIVE_CELLS,
  rows: rowsOfCalculating("epb-calculating", FREE_TABLES),
});

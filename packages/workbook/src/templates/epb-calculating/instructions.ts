import { instructionsSheet, rowsOfCalculating } from "../instructions-sheet.js";
import type { SheetDefinition } from "../manifest.js";

/** What an ePB workbook of either kind holds. */
export const EPB_ABOUT =
  "This workbook holds the data of one energy-savings performance project: its measures, prices, savings, financing and the yearly cash flow of the performance period.";

/** The sheets of an ePB workbook of either kind. */
export const EPB_ORDER: readonly string[] = [
  "Summary: name the project, its site and its market segment. Contacts: the people of the project.",
  "Schedule 2a: one row for each measure, with its number, cost and delivery charge. Schedule 2b: how the price builds up.",
  "Schedule 4: the first-year savings and the baseline of each measure. Name a measure by the number it has on Schedule 2a.",
  "Annual Escalation Rates: how fast each kind of savings grows from one year to the next.",
  "Schedule 3: financing, and the expenses, incentives and retained savings of every year.",
  "Schedule 1: the guaranteed part of the savings, and savings and payments of the implementation period.",
  "Where they apply: Schedule 5 (cancellation ceiling), ESA (energy sales agreement), GHG (greenhouse gas) and GHG Factors.",
];

export const FILL_IN =
  "Fill in the input cells, save the workbook as .xlsx, and check or calculate it. Every message names the sheet and cell it is about.";

/** What holds where the workbook calculates. */
export const LIVE_CELLS: readonly string[] = [
  "Gray cells calculate as you type. The checks above say where something is missing or does not add up.",
  "Text in a cell for a number or a date cannot be calculated with. Every figure that needs the cell shows a dash (–), and a line above the figures names the cell.",
];

/** Tables without calculated cells. */
export const FREE_TABLES = "Contacts and GHG Factors";

export const INSTRUCTIONS: SheetDefinition = instructionsSheet({
  about: [EPB_ABOUT, FILL_IN],
  order: EPB_ORDER,
  rules: LIVE_CELLS,
  rows: rowsOfCalculating("epb-calculating", FREE_TABLES),
});

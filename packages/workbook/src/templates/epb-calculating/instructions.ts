import type { SheetDefinition } from "../manifest.js";

export const INSTRUCTIONS: SheetDefinition = {
  name: "Instructions",
  purpose: "How to fill in this workbook.",
  columnWidths: [28, 104],
  pagesTall: 1,
  blocks: [
    { kind: "identity", heading: "This workbook" },
    {
      kind: "text",
      heading: "What it is for",
      paragraphs: [
        "This workbook holds the data of one energy-savings performance project: its measures, prices, savings, financing and the yearly cash flow of the performance period.",
        "Fill in the input cells, save the workbook as .xlsx, and check or calculate it. Every message names the sheet and cell it is about.",
      ],
    },
    {
      kind: "text",
      heading: "In which order",
      paragraphs: [
        "1.  Summary: name the project, its site and its market segment. Contacts: the people of the project.",
        "2.  Schedule 2a: one row for each measure, with its number, cost and delivery charge. Schedule 2b: how the price builds up.",
        "3.  Schedule 4: the first-year savings and the baseline of each measure. Name a measure by the number it has on Schedule 2a.",
        "4.  Annual Escalation Rates: how fast each kind of savings grows from one year to the next.",
        "5.  Schedule 3: financing, and the expenses, incentives and retained savings of every year.",
        "6.  Schedule 1: the guaranteed part of the savings, and savings and payments of the implementation period.",
        "7.  Where they apply: Schedule 5 (cancellation ceiling), ESA (energy sales agreement) and GHG (greenhouse gas).",
      ],
    },
    { kind: "legend", heading: "What the cells look like" },
    {
      kind: "text",
      heading: "Rules",
      paragraphs: [
        "Blank and zero are different: a blank cell is not entered, 0 is a value.",
        "Percentages: type 4.75% into a percent cell. The cell then stores 0.0475; it shows 4.75%.",
        "Amounts are in US dollars, without thousands separators of your own. Dates are days such as 2024-01-31.",
        "Pick from the list where a cell has one. Other texts are reported, not guessed.",
        "Measure numbers are your own (1, 2, 3.1 …) and differ from measure to measure; they connect Schedule 2a with Schedule 4 and GHG.",
        "Need more rows? Insert them inside a table, above its closing row. Blank rows are skipped.",
        "Formulas of your own are welcome in input cells. Save in a program that stores their results, as Excel and LibreOffice do.",
        "The sheets are protected without a password, only against slips of the hand. Sheets may be moved or renamed; the cells are found by their names.",
      ],
    },
    { kind: "contents", heading: "The sheets" },
  ],
};

import type { TemplateKind } from "@epb/engine";
import type { SheetDefinition, TextBlock } from "./manifest.js";

interface InstructionTexts {
  /** What the workbook is for. */
  readonly about: readonly string[];
  /** The sheets in the order in which they are filled in, a line each. */
  readonly order: readonly string[];
  /** What holds for this template only, before the rules that hold for all. */
  readonly rules?: readonly string[];
  /** Which tables may get rows, which may not, and what to do for more. */
  readonly rows: readonly string[];
}

const RULES: readonly string[] = [
  "Blank and zero are different: a blank cell is not entered, 0 is a value.",
  "Percentages: type 4.75% into a percent cell. The cell then stores 0.0475; it shows 4.75%.",
  "Amounts are in US dollars, without thousands separators of your own. Dates are days such as 2024-01-31.",
  "Pick from the list where a cell has one. Other texts are reported, not guessed.",
  "Measure numbers are your own (1, 2, 3.1 …) and differ from measure to measure; by them the tables know which measure a row is about.",
  "Formulas of your own are welcome in input cells. Save in a program that stores their results, as Excel and LibreOffice do.",
  "The sheets are protected without a password, only against slips of the hand. Sheets may be moved or renamed; the cells are found by their names.",
];

const ROWS: readonly string[] = [
  "Tables with a row for each year or month have all their rows. Insert none.",
  "Insert a row above the last row of a table, the one with its total or its end. Blank rows are skipped. Rows below that last row are not read.",
  "You may insert and delete rows outside of tables where a sheet allows it: cells are found by their names.",
];

/** Which tables may get rows where the workbook calculates. @param free - Those without calculated cells, by their sheets. */
export const rowsOfCalculating = (kind: TemplateKind, free: string): readonly string[] => [
  `You may insert rows in these tables: ${free}. They have no cells that calculate.`,
  "You may not insert rows in any other table. Its rows calculate: an inserted row has no formulas, so figures for its measure and greenhouse gas miss it, although the totals of its inputs count it. The sheets of these tables do not let you insert rows while they are protected.",
  `For more measures, start from a workbook with more rows: epb template ${kind} --measures 60. It has 60 rows in every table of measures, with their formulas.`,
  'If a row was inserted already, the line "Formulas in rows" of the checks names it. Copy the cells of the row above into its gray cells, or write the workbook again with epb migrate.',
];

/** The first sheet of every template. */
export function instructionsSheet({ about, order, rules = [], rows }: InstructionTexts): SheetDefinition {
  const text = (heading: string, paragraphs: readonly string[]): TextBlock => ({ kind: "text", heading, paragraphs });
  return {
    name: "Instructions",
    purpose: "How to fill in this workbook.",
    columnWidths: [28, 104],
    blocks: [
      { kind: "identity", heading: "This workbook" },
      { kind: "checks", heading: "Checks" },
      text("What it is for", about),
      { kind: "contents", heading: "The sheets" },
      text(
        "In which order",
        order.map((line, index) => `${index + 1}.  ${line}`),
      ),
      { kind: "legend", heading: "What the cells look like" },
      text("Rules", [...rules, ...RULES]),
      text("More rows", [...rows, ...ROWS]),
    ],
  };
}

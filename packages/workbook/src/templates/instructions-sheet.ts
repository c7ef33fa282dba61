import type { TemplateKind } from "@epb/engine";
import type { SheetDefinition, TextBlock } from "./manifest.js";

interface InstructionTexts {
  /** Purpose of the workbook. */
  readonly about: readonly string[];
  /** The sheets in the order in which people fill them in, one line each. */
  readonly order: readonly string[];
  /** Rules for this template only, before the rules for all templates. */
  readonly rules?: readonly string[];
  /** Tables that accept more rows, tables that do not, and the alternative. */
  readonly rows: readonly string[];
}

const RULES: readonly string[] = [
  "Blank and zero are different: a blank cell is not entered, 0 is a value.",
  "Percentages: type 4.75% into a percent cell. The cell then stores 0.0475; it shows 4.75%.",
  "Amounts are in US dollars. Do not type thousands separators. Enter dates such as 2024-01-31.",
  "Choose from the list if a cell has one. epb reports any other text.",
  "Give each measure its own number (1, 2, 3.1, …). Other sheets use it to refer to the measure.",
  "You can use your own formulas in input cells. Save in a program that stores their results, such as Excel or LibreOffice.",
  "Sheets are protected against accidental edits. There is no password. You can move or rename sheets, because epb finds cells by their defined names.",
];

const ROWS: readonly string[] = [
  "Tables with a row for each year or month have all their rows. Do not insert rows there.",
  "Insert a row above the last row of a table, which has its total or its end. epb skips blank rows and does not read rows below the last row.",
  "You can insert and delete rows outside of tables if a sheet allows it, because epb finds cells by their defined names.",
];

/**
 * Tables that accept more rows in a calculating workbook. @param free - Tables without calculated cells, by their
 * sheets.
 */
export const rowsOfCalculating = (kind: TemplateKind, free: string): readonly string[] => [
  `You can insert rows in these tables: ${free}. These tables have no formulas.`,
  "Do not insert rows in any other table. An inserted row has no formulas, so figures for its measure and greenhouse gas leave it out, although the totals of its inputs include it. Protected sheets of these tables do not allow inserted rows.",
  `For more measures, start from a workbook with more rows: epb template ${kind} --measures 60. It has 60 rows in every table of measures, with their formulas.`,
  'If a row is already inserted, the check "Formulas in rows" names it. Copy the cells of the row above into its gray cells, or move the workbook into a fresh template with epb migrate.',
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

import type { SheetDefinition, TextBlock } from "./manifest.js";

interface InstructionTexts {
  /** What the workbook is for. */
  readonly about: readonly string[];
  /** The sheets in the order in which they are filled in, a line each. */
  readonly order: readonly string[];
  /** What holds for this template only, before the rules that hold for all. */
  readonly rules?: readonly string[];
}

const RULES: readonly string[] = [
  "Blank and zero are different: a blank cell is not entered, 0 is a value.",
  "Percentages: type 4.75% into a percent cell. The cell then stores 0.0475; it shows 4.75%.",
  "Amounts are in US dollars, without thousands separators of your own. Dates are days such as 2024-01-31.",
  "Pick from the list where a cell has one. Other texts are reported, not guessed.",
  "Measure numbers are your own (1, 2, 3.1 …) and differ from measure to measure; by them the tables know which measure a row is about.",
  "Need more rows? Insert them above the closing row of a table, on sheets that allow it. Blank rows are skipped.",
  "Formulas of your own are welcome in input cells. Save in a program that stores their results, as Excel and LibreOffice do.",
  "The sheets are protected without a password, only against slips of the hand. Sheets may be moved or renamed; the cells are found by their names.",
];

/** The first sheet of every template. */
export function instructionsSheet({ about, order, rules = [] }: InstructionTexts): SheetDefinition {
  const text = (heading: string, paragraphs: readonly string[]): TextBlock => ({ kind: "text", heading, paragraphs });
  return {
    name: "Instructions",
    purpose: "How to fill in this workbook.",
    columnWidths: [28, 104],
    // Longer than wide: on one page.
    orientation: "portrait",
    blocks: [
      { kind: "identity", heading: "This workbook" },
      text("What it is for", about),
      { kind: "contents", heading: "The sheets" },
      text(
        "In which order",
        order.map((line, index) => `${index + 1}.  ${line}`),
      ),
      { kind: "legend", heading: "What the cells look like" },
      text("Rules", [...rules, ...RULES]),
    ],
  };
}

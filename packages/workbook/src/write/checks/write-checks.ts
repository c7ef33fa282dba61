import type { Workbook } from "exceljs";
import { CHECKS_SHEET } from "../../templates/hidden-sheets.js";
import { STYLES } from "../cell-styles.js";
import { FIRST_COLUMN } from "../place-sheet.js";
import { SheetPen } from "../sheet-pen.js";
import { type CheckCase, type CheckLine, cellIn, placeFormula, sentenceFormula } from "./check-line.js";

const PURPOSE = "Cases of the checks on the first sheet, which shows the first failed case of each line.";
const FIRST_ROW = 5;
/** Columns of the hidden sheet. */
const COLUMNS = { label: FIRST_COLUMN, position: 3, isMistake: 4, place: 5, sentence: 6 } as const;
const WIDTHS = [24, 10, 10, 24, 120];

/** A line of the panel with the rows of its cases on the hidden sheet. */
export interface PlacedLine {
  readonly line: CheckLine;
  readonly firstRow: number;
}

export function placeLines(lines: readonly CheckLine[]): readonly PlacedLine[] {
  let row = FIRST_ROW;
  return lines.map((line) => {
    const firstRow = row;
    row += line.cases.length;
    return { line, firstRow };
  });
}

/** The hidden sheet with a row for each case. */
export function writeChecks(workbook: Workbook, lines: readonly PlacedLine[]): void {
  const pen = new SheetPen(workbook, workbook.addWorksheet(CHECKS_SHEET, { state: "hidden" }));
  pen.put(1, FIRST_COLUMN, CHECKS_SHEET, STYLES.sheetTitle);
  pen.put(2, FIRST_COLUMN, PURPOSE, STYLES.purpose);
  const heads = ["Check", "Row", "Mistake", "Cell", "Sentence"];
  for (const [index, head] of heads.entries()) {
    pen.put(FIRST_ROW - 1, FIRST_COLUMN + index, head, STYLES.columnLabel);
    pen.worksheet.getColumn(FIRST_COLUMN + index).width = WIDTHS[index] ?? 0;
  }
  for (const { line, firstRow } of lines) {
    for (const [index, one] of line.cases.entries()) writeCase(pen, firstRow + index, line.label, one);
  }
}

function writeCase(pen: SheetPen, row: number, label: string, one: CheckCase): void {
  const position = at(COLUMNS.position, row);
  pen.mark(row, COLUMNS.label, label);
  if (one.isArray === true) pen.arrayFormula(row, COLUMNS.position, one.position);
  else pen.formula(row, COLUMNS.position, one.position);
  pen.formula(row, COLUMNS.isMistake, `IF(${position}>0,1,0)`);
  pen.formula(row, COLUMNS.place, placeFormula(one, position));
  pen.formula(row, COLUMNS.sentence, sentenceFormula(one, at(COLUMNS.place, row)));
}

const at = (column: number, row: number): string => cellIn({ sheet: CHECKS_SHEET, row, column });

/** References for formulas of other sheets about a check line. */
export interface Answers {
  readonly isMet: string;
  /** `'Schedule 3'!E13` */
  readonly place: string;
  readonly sentence: string;
}

export function answersOf({ line, firstRow }: PlacedLine): Answers {
  const range = (column: number): string => {
    const letter = String.fromCharCode("A".charCodeAt(0) + column - 1);
    return `${CHECKS_SHEET}!$${letter}$${firstRow}:$${letter}$${firstRow + line.cases.length - 1}`;
  };
  const first = `MATCH(1,${range(COLUMNS.isMistake)},0)`;
  return {
    isMet: `SUM(${range(COLUMNS.isMistake)})=0`,
    place: `INDEX(${range(COLUMNS.place)},${first})`,
    sentence: `INDEX(${range(COLUMNS.sentence)},${first})`,
  };
}

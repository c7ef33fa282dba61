import type { Fill, Style } from "exceljs";
import { STYLES } from "../cell-styles.js";
import { FIRST_COLUMN } from "../place-sheet.js";
import { type SheetPen, singleCell } from "../sheet-pen.js";
import { MOST_CHECK_LINES } from "./check-lines.js";
import { answersOf, type PlacedLine } from "./write-checks.js";

const FONT = "Calibri";

/** Fills of conditional formats use the background color. */
const fill = (argb: string): Fill => ({ type: "pattern", pattern: "solid", bgColor: { argb } });

/** A link on amber, with a dark bar, so that it differs from the other state without color. */
const NOT_MET: Partial<Style> = {
  font: { name: FONT, size: 11, underline: true, color: { argb: "FF5C3A00" } },
  fill: { type: "pattern", pattern: "solid", fgColor: { argb: "FFFFE8B8" } },
  border: { left: { style: "thick", color: { argb: "FF8A5A00" } } },
  alignment: { vertical: "middle", wrapText: true, indent: 1 },
  protection: { locked: true },
};

/** Look of a line without a mistake: dark green on light green, without an underline. */
const MET: Partial<Style> = {
  font: { underline: false, color: { argb: "FF14501A" } },
  fill: fill("FFE2F0D9"),
};

/** The reason for dashes is bold, so that people see it first. */
const DASH_REASON: Partial<Style> = {
  font: { name: FONT, size: 11, bold: true, underline: true, color: { argb: "FF8A1C00" } },
  protection: { locked: true },
};

const RESULT_COLUMN = FIRST_COLUMN + 1;
/** Every sentence fits on one line. */
const LINE_HEIGHT_POINTS = 18;
/** Beginning of the note above the tables of a sheet. */
const DASH_NOTE = "A dash (–) is a figure that is not known. ";
const NOT_CHECKED =
  "Not checked: this workbook has no formulas, because inputs cannot be used or figures are supplied.";

/** Rows of the panel below its heading. */
export const PANEL_ROWS: number = MOST_CHECK_LINES;

/**
 * The panel: a line for each check, with the word OK or a link to the first cell with a mistake.
 *
 * @param lines - Undefined in a workbook without formulas, which cannot check.
 */
export function writePanel(pen: SheetPen, firstRow: number, lines: readonly PlacedLine[] | undefined): void {
  if (lines === undefined) {
    pen.put(firstRow, FIRST_COLUMN, NOT_CHECKED, STYLES.prose);
    pen.merge({ top: firstRow, left: FIRST_COLUMN, bottom: firstRow, right: RESULT_COLUMN });
    return;
  }
  for (const [index, placed] of lines.entries()) {
    const row = firstRow + index;
    const { isMet, place, sentence } = answersOf(placed);
    pen.put(row, FIRST_COLUMN, placed.line.label, STYLES.label);
    pen.put(row, RESULT_COLUMN, undefined, NOT_MET);
    const here = `'${pen.worksheet.name}'!C${row}`;
    const target = `IF(${isMet},"#${here}","#"&${place})`;
    const text = `IF(${isMet},"OK: ${placed.line.whenMet}",${sentence})`;
    pen.formula(row, RESULT_COLUMN, `HYPERLINK(${target},${text})`);
    pen.worksheet.getRow(row).height = LINE_HEIGHT_POINTS;
    pen.colorWhere(singleCell(row, RESULT_COLUMN), `LEFT($C$${row},3)="OK:"`, MET);
  }
}

/**
 * Writes the reason for dashes above the tables of a sheet, shown while there are dashes.
 *
 * @param otherwise - Formula of the text while no figure is a dash.
 */
export function writeDashNote(pen: SheetPen, row: number, numbers: PlacedLine, otherwise = '""'): void {
  const { isMet, place, sentence } = answersOf(numbers);
  pen.put(row, FIRST_COLUMN, undefined, DASH_REASON);
  const text = `IF(${isMet},${otherwise},"${DASH_NOTE}"&${sentence})`;
  pen.formula(row, FIRST_COLUMN, `HYPERLINK(IF(${isMet},"","#"&${place}),${text})`);
}

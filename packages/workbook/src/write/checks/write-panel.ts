import type { Fill, Style } from "exceljs";
import { formatRange } from "../../xlsx/cell-address.js";
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

/** Formulas of a note above the tables of a sheet. */
export interface SheetNote {
  readonly text: string;
  /** Target of its link; the note is no link without a target. */
  readonly target?: string;
}

/**
 * Writes the note above the tables of a sheet: the reason for dashes while there are dashes, otherwise the other note.
 *
 * @param numbers - Undefined on a sheet without dashes.
 */
export function writeNote(pen: SheetPen, row: number, numbers: PlacedLine | undefined, otherwise: SheetNote): void {
  const { text, target = '""' } = numbers === undefined ? otherwise : dashNote(numbers, otherwise);
  pen.put(row, FIRST_COLUMN, undefined, DASH_REASON);
  pen.formula(row, FIRST_COLUMN, `HYPERLINK(${target},${text})`);
  const cell = singleCell(row, FIRST_COLUMN);
  if (otherwise.target !== undefined) pen.colorWhere(cell, `LEFT(${formatRange(cell)},3)="OK:"`, MET);
}

function dashNote(numbers: PlacedLine, { text, target = '""' }: SheetNote): SheetNote {
  const { isMet, place, sentence } = answersOf(numbers);
  return {
    text: `IF(${isMet},${text},"${DASH_NOTE}"&${sentence})`,
    target: `IF(${isMet},${target},"#"&${place})`,
  };
}

/**
 * The checks in one line, for readers of a sheet without the panel.
 *
 * @param sheet - The sheet of the panel.
 * @param hasDashes - True if formulas without a result show as dashes.
 */
export function notMetNote(lines: readonly PlacedLine[], sheet: string, hasDashes: boolean): SheetNote {
  const count = lines.map((line) => `IF(${answersOf(line).isMet},0,1)`).join("+");
  const notMet = `"Checks that are not met: "&(${count})&" of ${lines.length}. Go to ${sheet}.${hasDashes ? ` ${DASH_NOTE.trimEnd()}` : ""}"`;
  return {
    text: `IF(${count}=0,"OK: All checks on ${sheet} are met.",${notMet})`,
    target: `"#'${sheet}'!B1"`,
  };
}

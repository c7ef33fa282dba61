import type { Style } from "exceljs";
import { FIRST_COLUMN } from "./place-sheet.js";
import type { SheetPen } from "./sheet-pen.js";

/** Longest line of a sentence above a form or table, in characters. */
const LONGEST_LINE = 120;
/** Substitute fonts are wider. */
export const ROOM_FOR_OTHER_FONTS = 1.15;

/**
 * Writes a sentence across as many columns as it needs, in several lines on a narrower sheet, because a print truncates
 * overflow.
 */
export function writeSentence(pen: SheetPen, row: number, text: string, style: Partial<Style>): void {
  const { widths } = pen;
  const wanted = Math.min(text.length * ROOM_FOR_OTHER_FONTS, LONGEST_LINE);
  let width = 0;
  let columns = 0;
  while (width < wanted && columns < widths.length) width += widths[columns++] ?? 0;
  pen.put(row, FIRST_COLUMN, text, { ...style, alignment: { vertical: "top", horizontal: "left", wrapText: true } });
  pen.merge({ top: row, left: FIRST_COLUMN, bottom: row, right: FIRST_COLUMN + Math.max(1, columns) - 1 });
  pen.makeRoom(row, [{ text, width: width / ROOM_FOR_OTHER_FONTS }]);
}

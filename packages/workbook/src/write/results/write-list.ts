import type { Style, Worksheet } from "exceljs";
import type { CellContent } from "../cell-content.js";
import { STYLES } from "../cell-styles.js";
import type { SheetPen, WrappedText } from "../sheet-pen.js";
import { writeSentence } from "../write-sentence.js";
import { LEFT_COLUMN } from "./place-readable.js";

export interface ListColumn {
  readonly label: string;
  readonly width: number;
}

export interface ListCell {
  readonly content: CellContent;
  readonly style: Partial<Style>;
}

/** Writes a title, one sentence, and a list of texts below their headers; returns the row of its first item. */
export function writeList(
  pen: SheetPen,
  { title, purpose }: { readonly title: string; readonly purpose: string },
  columns: readonly ListColumn[],
  rows: readonly (readonly ListCell[])[],
): number {
  pen.put(1, LEFT_COLUMN, title, STYLES.sheetTitle);
  writeSentence(pen, 2, purpose, STYLES.purpose);
  const first = LIST_HEADER_ROW + 1;
  if (rows.length === 0) return first;
  for (const [index, { label }] of columns.entries()) {
    pen.put(LIST_HEADER_ROW, LEFT_COLUMN + index, label, STYLES.columnLabel);
  }
  pen.worksheet.getRow(LIST_HEADER_ROW).height = HEADER_HEIGHT_POINTS;
  for (const [index, row] of rows.entries()) {
    const texts: WrappedText[] = [];
    for (const [offset, { content, style }] of row.entries()) {
      pen.put(first + index, LEFT_COLUMN + offset, content, style);
      if (typeof content === "string") texts.push({ text: content, width: columns[offset]?.width ?? 0 });
    }
    pen.makeRoom(first + index, texts);
  }
  filter(pen.worksheet, columns.length, first + rows.length - 1);
  return first;
}

export const LIST_HEADER_ROW = 4;
const HEADER_HEIGHT_POINTS = 20;

function filter(worksheet: Worksheet, columns: number, lastRow: number): void {
  worksheet.autoFilter = {
    from: { row: LIST_HEADER_ROW, column: LEFT_COLUMN },
    to: { row: lastRow, column: LEFT_COLUMN + columns - 1 },
  };
}

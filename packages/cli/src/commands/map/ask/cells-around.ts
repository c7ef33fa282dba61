import type { FlatWorkbook } from "@epb/workbook";
import { type SheetPlace, shownCell } from "@epb/workbook/mapping";
import { displayWidth, truncate } from "../../../format/display-width.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";

const ROWS_AROUND = 2;
const COLUMNS_BEFORE = 2;
const COLUMNS_AFTER = 2;
const WIDEST_CELL = 28;

/** The cells around a cell of the form as lines, with the cell itself in brackets. */
export function cellsAround(place: SheetPlace, form: FlatWorkbook, { columns, paint }: Layout): readonly string[] {
  const sheet = form.sheet(place.sheet);
  const center = sheet?.cell(place.address);
  if (sheet === undefined || center === undefined) return [];
  const [top, left] = [Math.max(1, center.row - ROWS_AROUND), Math.max(1, center.column - COLUMNS_BEFORE)];
  const texts = numbersTo(center.row + ROWS_AROUND - top).map((below) =>
    numbersTo(center.column + COLUMNS_AFTER - left).map((beside) => {
      const cell = sheet.cellAt(top + below, left + beside);
      const isCenter = top + below === center.row && left + beside === center.column;
      const text = truncate(cell === undefined ? "" : printable(shownCell(cell, form)), WIDEST_CELL);
      return isCenter ? `[${text}]` : ` ${text} `;
    }),
  );
  const widths = (texts[0] ?? []).map((_, index) => Math.max(...texts.map((row) => displayWidth(row[index] ?? ""))));
  const lineOf = (row: readonly string[], index: number): string => {
    const cells = row.map((text, at) => text + " ".repeat((widths[at] ?? 0) - displayWidth(text)));
    return truncate(`${String(top + index).padStart(6)} ${cells.join("")}`.trimEnd(), columns);
  };
  return [paint("quiet", `  ${printable(place.sheet)}`), ...texts.map(lineOf)];
}

const numbersTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index);

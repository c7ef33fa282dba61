import { GRID_TEXTS } from "../../../texts/project-data-texts.js";
import type { CellChange, GridSource } from "./grid-types.js";
import { type Place, placesOf, type Range } from "./selection.js";

/** Cells of a range for the clipboard, in a format that a spreadsheet reads as the same numbers. */
export function copiedText(source: GridSource, { top, bottom, left, right }: Range): string {
  const rows = Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, along) => source.cell(top + down, left + along).entry),
  );
  return toTabSeparated(rows);
}

/** Changes that clear the editable, non-empty cells of a range. */
export function clearing(source: GridSource, range: Range): readonly CellChange[] {
  return placesOf(range)
    .filter(({ row, column }) => {
      const { gridEditable, entry } = source.cell(row, column);
      return gridEditable && entry !== "";
    })
    .map((place) => ({ ...place, text: "" }));
}

/** Changes that repeat the first row of a range in its other rows. A range of one row repeats the row above. */
export function filling(source: GridSource, { top, bottom, left, right }: Range): readonly CellChange[] {
  const from = top === bottom ? top - 1 : top;
  if (from < 0) return [];
  return repeating(source, { from, left, right }, ({ row }) => row > from && row <= bottom);
}

/**
 * Changes that repeat the first row of a range in all other years of the performance period. A blank cell repeats
 * nothing: it would clear the other years.
 */
export function fillingAll(source: GridSource, { top, left, right }: Range): readonly CellChange[] {
  return repeating(
    source,
    { from: top, left, right },
    ({ row, column }) => source.cell(row, column).withinPerformancePeriod && source.cell(top, column).entry !== "",
  );
}

function repeating(
  source: GridSource,
  { from, left, right }: { readonly from: number; readonly left: number; readonly right: number },
  isFilled: (place: Place) => boolean,
): readonly CellChange[] {
  if (from >= source.rowCount) return [];
  return placesOf({ top: 0, bottom: source.rowCount - 1, left, right })
    .filter((place) => place.row !== from && isFilled(place))
    .map(({ row, column }) => ({ row, column, text: source.cell(from, column).entry }))
    .filter((change) => {
      const { gridEditable, entry } = source.cell(change.row, change.column);
      return gridEditable && entry !== change.text;
    });
}

/** Changes from a clipboard text, and the number of values that cannot be pasted. */
export interface Pasting {
  readonly changes: readonly CellChange[];
  readonly locked: number;
  readonly outside: number;
}

/**
 * A text from the clipboard put into the grid: one cell fills all that is selected, more begin at its upper left corner.
 *
 * @param grows - Lines beyond the last row become new rows.
 */
export function pasting(source: GridSource, range: Range, text: string, grows: boolean): Pasting {
  const lines = fromTabSeparated(text);
  const single = lines.length === 1 && lines[0]?.length === 1 ? lines[0][0] : undefined;
  const cells =
    single === undefined
      ? lines.flatMap((line, down) =>
          line.map((each, along): CellChange => ({ row: range.top + down, column: range.left + along, text: each })),
        )
      : placesOf(range).map((place): CellChange => ({ ...place, text: single }));
  const { rowCount, totalRows } = source;
  // A paste that starts above the totals and continues below the last row adds new rows; it does not write to the
  // totals.
  const isGrowing = grows && range.top < Math.max(rowCount, 1);
  const inside = cells.filter(
    ({ row, column }) => column < source.columns.length && (isGrowing || row < rowCount + totalRows),
  );
  const changes = inside
    .map((cell): CellChange => (isGrowing && cell.row >= rowCount ? { ...cell, isNewRow: true } : cell))
    .filter((cell) => isOpen(source, cell));
  return { changes, locked: inside.length - changes.length, outside: cells.length - inside.length };
}

/** True if a cell accepts entries. Cells of a new row follow those of the last row. */
function isOpen(source: GridSource, { row, column, isNewRow = false }: CellChange): boolean {
  if (source.rowCount === 0) return true;
  return source.cell(isNewRow ? source.rowCount - 1 : row, column).gridEditable;
}

/** The first few conversions of quantities that were entered in another unit; blank without one. */
export function convertedText(converted: readonly string[]): string {
  const shown = converted.slice(0, MOST_CONVERSIONS);
  return shown.length === 0 ? "" : GRID_TEXTS.converted(shown.join("; "), converted.length - shown.length);
}

const MOST_CONVERSIONS = 3;

/** Announcement after a paste. */
export function pastedText({ changes, locked, outside }: Pasting, refused: number): string {
  return [
    GRID_TEXTS.pasted(changes.length, refused),
    locked > 0 ? GRID_TEXTS.pastedLocked(locked) : "",
    outside > 0 ? GRID_TEXTS.pastedOutside(outside) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Cells as spreadsheets put them on the clipboard: a line for each row, tabs between cells, quotes around what holds either. */
export function toTabSeparated(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join("\t")).join("\n");
}

const quoted = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells of a text from the clipboard. The line break at its end is no row. */
export function fromTabSeparated(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  // A cell in quotes, in which two quotes stand for one; or anything up to the next tab or line.
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
  let at = 0;
  while (at <= text.length) {
    cell.lastIndex = at;
    const [all = "", inQuotes, plain = ""] = cell.exec(text) ?? [];
    rows.at(-1)?.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    at += all.length;
    if (at >= text.length) break;
    if (text[at] !== "\t") {
      if (text.startsWith("\r\n", at)) at += 1;
      if (at + 1 >= text.length) break;
      rows.push([]);
    }
    at += 1;
  }
  return rows;
}

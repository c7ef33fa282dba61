import {
  type CellRange,
  columnLetters,
  type FlatCell,
  type FlatSheet,
  type FlatWorkbook,
  formatAddress,
} from "@epb/workbook";
import { shownCell } from "@epb/workbook/mapping";

/** A cell of a sheet as the page shows it. */
export interface ShownCell {
  readonly address: string;
  readonly text: string;
  readonly isNumber: boolean;
  readonly isMerged: boolean;
  /** Columns and rows that the cell takes: more than 1 for a merged cell, and for a long text beside blank cells. */
  readonly columns: number;
  readonly rows: number;
}

/** A sheet of a form as a grid. */
export interface FormSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rowCount: number;
  /** Widths of the columns in pixels. */
  readonly widths: readonly number[];
  /** The cell at a row and column, both starting at 1; undefined for a cell under a merged one. */
  readonly cell: (row: number, column: number) => ShownCell | undefined;
}

/** Rows and columns beyond the last one with content, for a cell that is still blank. */
const SPARE = 3;
const LEAST_ROWS = 20;
const LEAST_COLUMNS = 8;
const MOST_COLUMNS = 1_000;
const LETTER_PX = 7.5;
const PADDING_PX = 18;
const LEAST_PX = 72;
const MOST_PX = 230;
/** Rows whose contents decide the widths of the columns. */
const MEASURED_CELLS = 20_000;

export function formSheet(sheet: FlatSheet, form: FlatWorkbook): FormSheet {
  let [lastRow, lastColumn, measured] = [0, 0, 0];
  const widths: number[] = [];
  for (const cell of sheet.cells()) {
    lastRow = Math.max(lastRow, cell.row);
    lastColumn = Math.max(lastColumn, Math.min(cell.column, MOST_COLUMNS));
    measured += 1;
    if (measured > MEASURED_CELLS || cell.column > MOST_COLUMNS) continue;
    widths[cell.column - 1] = Math.max(widths[cell.column - 1] ?? 0, neededWidth(cell, sheet, form));
  }
  const columnCount = Math.max(lastColumn + SPARE, LEAST_COLUMNS);
  const merged = mergedCells(sheet);
  const columnWidths = Array.from({ length: columnCount }, (_, index) =>
    Math.min(MOST_PX, Math.max(LEAST_PX, widths[index] ?? 0)),
  );
  return {
    name: sheet.name,
    isHidden: sheet.state !== "visible",
    rowCount: Math.max(lastRow + SPARE, LEAST_ROWS),
    widths: columnWidths,
    cell: (row, column) => {
      const range = merged.get(cellKey(row, column));
      if (range !== undefined && (range.top !== row || range.left !== column)) return undefined;
      const cell = sheet.cellAt(row, column);
      const text = cell === undefined ? "" : shownCell(cell, form);
      return {
        address: formatAddress(row, column),
        text,
        isNumber: cell?.type === "number",
        isMerged: range !== undefined,
        columns: range === undefined ? spannedColumns(cell, text, sheet, columnWidths) : range.right - range.left + 1,
        rows: range === undefined ? 1 : range.bottom - range.top + 1,
      };
    },
  };
}

/** A text beside a blank cell continues into it, so it needs no width of its own. */
function neededWidth(cell: FlatCell, sheet: FlatSheet, form: FlatWorkbook): number {
  const isLong = cell.type === "text" && sheet.cellAt(cell.row, cell.column + 1) === undefined;
  return isLong ? 0 : textWidth(shownCell(cell, form));
}

const textWidth = (text: string): number => text.length * LETTER_PX + PADDING_PX;

const LONGEST_SPAN = 12;

/** Columns of a text and of the blank cells to its right that it takes. */
function spannedColumns(cell: FlatCell | undefined, text: string, sheet: FlatSheet, widths: readonly number[]): number {
  if (cell?.type !== "text") return 1;
  let [count, width] = [1, widths[cell.column - 1] ?? 0];
  while (
    width < textWidth(text) &&
    count < LONGEST_SPAN &&
    cell.column + count <= widths.length &&
    sheet.cellAt(cell.row, cell.column + count) === undefined
  ) {
    width += widths[cell.column + count - 1] ?? 0;
    count += 1;
  }
  return count;
}

const cellKey = (row: number, column: number): string => `${columnLetters(column)}${row}`;

/** More merged cells than any form has. */
const MOST_MERGED = 200_000;

function mergedCells({ mergedRanges }: FlatSheet): ReadonlyMap<string, CellRange> {
  const cells = new Map<string, CellRange>();
  for (const range of mergedRanges) {
    const size = (range.bottom - range.top + 1) * (range.right - range.left + 1);
    if (size + cells.size > MOST_MERGED) continue;
    for (let row = range.top; row <= range.bottom; row++)
      for (let column = range.left; column <= range.right; column++) cells.set(cellKey(row, column), range);
  }
  return cells;
}

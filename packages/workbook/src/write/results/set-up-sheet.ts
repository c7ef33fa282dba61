import type { Worksheet } from "exceljs";
import { firstCell } from "../first-cell.js";
import { setUpPrinting } from "../set-up-printing.js";
import { LEFT_COLUMN } from "./place-readable.js";

export interface SheetSetUp {
  /** From column B on, in characters. */
  readonly widths: readonly number[];
  readonly projectName: string;
  /** Frozen columns (including A) and rows. */
  readonly frozenColumns?: number;
  readonly frozenRows?: number;
  /** Columns at which a group of columns begins. */
  readonly groupStarts?: readonly number[];
  /** The rows that repeat at the top of every printed page. */
  readonly titleRows?: { readonly first: number; readonly last: number };
  /** True if a part of the sheet begins a new page. */
  readonly hasPageBreaks?: boolean;
}

const MARGIN_COLUMN_WIDTH = 2;

/**
 * Sets column widths, frozen panes, and the printing of the sheet.
 *
 * @returns The columns at which a further page begins.
 */
export function setUpSheet(worksheet: Worksheet, setUp: SheetSetUp): number[] {
  const {
    widths,
    projectName,
    frozenColumns = 0,
    frozenRows = 0,
    groupStarts = [],
    titleRows,
    hasPageBreaks = false,
  } = setUp;
  worksheet.getColumn(1).width = MARGIN_COLUMN_WIDTH;
  for (const [index, width] of widths.entries()) worksheet.getColumn(LEFT_COLUMN + index).width = width;
  const view = { showGridLines: false, zoomScale: 100, activeCell: firstCell(worksheet) };
  worksheet.views =
    frozenColumns + frozenRows === 0
      ? [{ ...view, state: "normal" }]
      : [{ ...view, state: "frozen", xSplit: frozenColumns, ySplit: frozenRows }];
  const { columnCount, rowCount } = worksheet;
  return setUpPrinting(worksheet, {
    firstColumn: LEFT_COLUMN,
    widths: Array.from({ length: columnCount - 1 }, (_, index) => widths[index] ?? 0),
    lastRow: Math.max(1, rowCount),
    title: "Results",
    projectName,
    groupStarts,
    isForm: titleRows === undefined,
    hasPageBreaks,
    ...(titleRows !== undefined && { titleRows }),
    ...(frozenColumns > 0 && { lastRepeatedColumn: frozenColumns }),
  });
}

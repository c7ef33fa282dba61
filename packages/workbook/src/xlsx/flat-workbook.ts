import { type CellRange, formatRange, parseRange } from "./cell-address.js";

export type SheetState = "visible" | "hidden" | "veryHidden";

/**
 * Type of a cell's content. `date` is an ISO 8601 text stored as a date; most dates are numbers with a date format.
 * `blank-formula` is a formula without a stored value.
 */
export type CellType = "number" | "text" | "boolean" | "error" | "date" | "blank-formula";

export interface FlatCell {
  /** `F17`. */
  readonly address: string;
  /** Starts at 1. */
  readonly row: number;
  /** Starts at 1. */
  readonly column: number;
  readonly type: CellType;
  /**
   * A number as a plain decimal with 15 significant digits, as Excel shows it; a text unchanged; `TRUE` or `FALSE`; an
   * error as `#DIV/0!`; a date as the file writes it; empty for a formula without a value.
   */
  readonly value: string;
  /**
   * The formula without its `=`; undefined if the cell has no formula. A cell that shares the formula of another cell
   * has the text of that cell.
   */
  readonly formula: string | undefined;
  /** True if the file has a value for the formula; false also without a formula. */
  readonly hasCachedValue: boolean;
  /** Index into the workbook's cell styles; see {@link FlatWorkbook.numberFormat}. */
  readonly styleIndex: number;
}

/** The binary float nearest to the number in a cell; NaN if the cell has no number. */
export const cellNumber = (cell: FlatCell | undefined): number =>
  cell?.type === "number" ? Number(cell.value) : Number.NaN;

export interface FlatSheet {
  readonly name: string;
  readonly state: SheetState;
  /** False for a sheet that the caller did not request and for a chart sheet, which has no cells. */
  readonly isRead: boolean;
  readonly cellCount: number;
  readonly mergedRanges: readonly CellRange[];
  /** True if the file hides the row. */
  isRowHidden(row: number): boolean;
  /** True if the file hides the column; columns start at 1. */
  isColumnHidden(column: number): boolean;
  /** The cell at `F17` (or `$F$17`); undefined if the cell is blank or the text is no address. */
  cell(address: string): FlatCell | undefined;
  /** The cell at a row and column, both starting at 1. */
  cellAt(row: number, column: number): FlatCell | undefined;
  /**
   * The binary float nearest to the number in a cell, for a fast check of many cells; NaN if the cell has no number.
   */
  numberAt(row: number, column: number): number;
  /** Cells of a row with a value or formula, from left to right. */
  cellsOfRow(row: number): readonly FlatCell[];
  /** Every cell with a value or formula, by row, then by column; starts at `fromRow` if given. */
  cells(fromRow?: number): IterableIterator<FlatCell>;
  /**
   * Place of a range for findings, if the sheet takes its cells from another form; undefined if no cell of the range
   * does. A sheet of a file does not have this method.
   */
  originOf?(range: CellRange): SheetPlace | undefined;
}

/** A sheet, and a cell or range of it. */
export interface SheetPlace {
  readonly sheet: string;
  readonly address: string;
}

/** Place of an address of a sheet, for findings. */
export function placeOfAddress(sheet: FlatSheet, address: string): SheetPlace | undefined {
  if (sheet.originOf === undefined) return { sheet: sheet.name, address };
  const range = parseRange(address);
  return range && sheet.originOf(range);
}

/** Place of a range of a sheet, for findings. */
export const placeOfRange = (sheet: FlatSheet, range: CellRange): SheetPlace | undefined =>
  sheet.originOf === undefined ? { sheet: sheet.name, address: formatRange(range) } : sheet.originOf(range);

export interface DefinedName {
  readonly name: string;
  /** The sheet that the name belongs to; undefined for a name of the whole workbook. */
  readonly scope: string | undefined;
  /** Definition of the name, as the file writes it. */
  readonly text: string;
  /** The sheet and range of the name; undefined for a constant, a formula, several areas, or a lost reference. */
  readonly target: NamedTarget | undefined;
}

export interface NamedTarget {
  readonly sheet: string;
  readonly range: CellRange;
}

/** A workbook as cells with addresses, without its other contents. */
export interface FlatWorkbook {
  /** In the order of the tabs. */
  readonly sheets: readonly FlatSheet[];
  readonly definedNames: readonly DefinedName[];
  /** True if date serials count from 1904 instead of 1900. */
  readonly date1904: boolean;
  /** Custom document properties, name to text. */
  readonly customProperties: ReadonlyMap<string, string>;
  /** The sheet with that name; Excel compares sheet names without regard to case. */
  sheet(name: string): FlatSheet | undefined;
  /** The defined name of the sheet, if it has one, or of the workbook; case does not matter. */
  definedName(name: string, scope?: string): DefinedName | undefined;
  /** The number format code of a cell, `0.00%`; undefined if the file's styles do not define it. */
  numberFormat(cell: FlatCell): string | undefined;
}

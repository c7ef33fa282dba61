import type { CellRange } from "./cell-address.js";

export type SheetState = "visible" | "hidden" | "veryHidden";

/**
 * What a cell holds. `date` is an ISO 8601 text stored as a date; the usual date is a number with a date format.
 * `blank-formula` is a formula the file has no value for.
 */
export type CellType = "number" | "text" | "boolean" | "error" | "date" | "blank-formula";

export interface FlatCell {
  /** `F17`. */
  readonly address: string;
  /** Counted from 1. */
  readonly row: number;
  /** Counted from 1. */
  readonly column: number;
  readonly type: CellType;
  /**
   * A number as a plain decimal at 15 significant digits, as Excel shows it; a text as it is; `TRUE` or `FALSE`;
   * an error as `#DIV/0!`; a date as the file writes it; nothing for a formula without a value.
   */
  readonly value: string;
  /**
   * The formula without its `=`; undefined where there is none. A cell that shares the formula of another has the
   * text of that other cell, as written there.
   */
  readonly formula: string | undefined;
  /** Whether the file has a value for the formula; false also where there is no formula. */
  readonly hasCachedValue: boolean;
  /** Index into the workbook's cell styles; see {@link FlatWorkbook.numberFormat}. */
  readonly styleIndex: number;
}

/** The binary float nearest to the number in a cell; not a number where there is none. */
export const cellNumber = (cell: FlatCell | undefined): number =>
  cell?.type === "number" ? Number(cell.value) : Number.NaN;

export interface FlatSheet {
  readonly name: string;
  readonly state: SheetState;
  /** False for a sheet the caller did not want and for a chart sheet: it has no cells here. */
  readonly isRead: boolean;
  readonly cellCount: number;
  readonly mergedRanges: readonly CellRange[];
  /** Whether the file hides the row. */
  isRowHidden(row: number): boolean;
  /** The cell at `F17` (or `$F$17`); undefined where it is blank or the address is none. */
  cell(address: string): FlatCell | undefined;
  /** The cell at a row and column, both counted from 1. */
  cellAt(row: number, column: number): FlatCell | undefined;
  /** The binary float nearest to the number in a cell, for a first look at many; not a number where there is none. */
  numberAt(row: number, column: number): number;
  /** The cells of a row with a value or formula, from the left. */
  cellsOfRow(row: number): readonly FlatCell[];
  /** Every cell with a value or formula, by row, then by column; of a row and those below it where one is given. */
  cells(fromRow?: number): IterableIterator<FlatCell>;
}

export interface DefinedName {
  readonly name: string;
  /** The sheet the name belongs to; undefined for a name of the whole workbook. */
  readonly scope: string | undefined;
  /** What the name stands for, as the file writes it. */
  readonly text: string;
  /** The sheet and range it points at; undefined for a constant, a formula, several areas or a lost reference. */
  readonly target: NamedTarget | undefined;
}

export interface NamedTarget {
  readonly sheet: string;
  readonly range: CellRange;
}

/** A workbook as cells with addresses; nothing else of the file is kept. */
export interface FlatWorkbook {
  /** In the order of the tabs. */
  readonly sheets: readonly FlatSheet[];
  readonly definedNames: readonly DefinedName[];
  /** Whether date serials count from 1904 instead of 1900. */
  readonly date1904: boolean;
  /** Custom document properties, name to text. */
  readonly customProperties: ReadonlyMap<string, string>;
  /** The sheet of that name; Excel compares sheet names without regard to case. */
  sheet(name: string): FlatSheet | undefined;
  /** The defined name, of the sheet if it has one of its own, else of the workbook; case does not matter. */
  definedName(name: string, scope?: string): DefinedName | undefined;
  /** The number format code of a cell, `0.00%`; undefined where the file's styles cannot tell. */
  numberFormat(cell: FlatCell): string | undefined;
}

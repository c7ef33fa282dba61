import type { CellRange, ColumnSpan } from "./cell-address.js";
import { parseAddress } from "./cell-address.js";
import {
  cellNumber,
  type DefinedName,
  type FlatCell,
  type FlatSheet,
  type FlatWorkbook,
  type SheetState,
} from "./flat-workbook.js";

/** Cells in order of row and column, from any kind of source. */
export interface CellSource {
  readonly count: number;
  cell(index: number): FlatCell;
  cellAt(row: number, column: number): FlatCell | undefined;
  /** Same as {@link FlatSheet.numberAt}, for a source with a faster way than its cells. */
  numberAt?(row: number, column: number): number;
}

export interface SheetContent {
  readonly name: string;
  readonly state: SheetState;
  /** Undefined for a sheet that was not read. */
  readonly cells: CellSource | undefined;
  readonly mergedRanges: readonly CellRange[];
  /** Absent for a sheet without hidden rows, and for a sheet that was not read. */
  readonly hiddenRows?: ReadonlySet<number>;
  readonly hiddenColumns?: readonly ColumnSpan[];
}

class StoredSheet implements FlatSheet {
  readonly name: string;
  readonly state: SheetState;
  readonly mergedRanges: readonly CellRange[];
  readonly #hiddenRows: ReadonlySet<number> | undefined;
  readonly #hiddenColumns: readonly ColumnSpan[];
  readonly #cells: CellSource | undefined;
  /** Row of the last call and the index after its cells: most callers read rows in order. */
  #lastRow = 0;
  #behindLastRow = 0;

  constructor(content: SheetContent) {
    this.name = content.name;
    this.state = content.state;
    this.mergedRanges = content.mergedRanges;
    this.#hiddenRows = content.hiddenRows;
    this.#hiddenColumns = content.hiddenColumns ?? [];
    this.#cells = content.cells;
  }

  get isRead(): boolean {
    return this.#cells !== undefined;
  }

  isRowHidden(row: number): boolean {
    return this.#hiddenRows?.has(row) === true;
  }

  isColumnHidden(column: number): boolean {
    return this.#hiddenColumns.some(({ first, last }) => column >= first && column <= last);
  }

  get cellCount(): number {
    return this.#cells?.count ?? 0;
  }

  cell(address: string): FlatCell | undefined {
    const position = parseAddress(address);
    return position === undefined ? undefined : this.cellAt(position.row, position.column);
  }

  cellAt(row: number, column: number): FlatCell | undefined {
    return this.#cells?.cellAt(row, column);
  }

  numberAt(row: number, column: number): number {
    return this.#cells?.numberAt?.(row, column) ?? cellNumber(this.cellAt(row, column));
  }

  cellsOfRow(row: number): readonly FlatCell[] {
    const cells: FlatCell[] = [];
    let index = row === this.#lastRow + 1 ? this.#behindLastRow : this.#indexFrom(row);
    for (; index < this.cellCount; index++) {
      const cell = this.#cells?.cell(index);
      if (cell?.row !== row) break;
      cells.push(cell);
    }
    this.#lastRow = row;
    this.#behindLastRow = index;
    return cells;
  }

  *cells(fromRow = 1): IterableIterator<FlatCell> {
    if (this.#cells === undefined) return;
    for (let index = this.#indexFrom(fromRow); index < this.#cells.count; index++) yield this.#cells.cell(index);
  }

  /** Index of the first cell of a row, or of the first cell below if the row has none. */
  #indexFrom(row: number): number {
    let low = 0;
    let high = this.cellCount;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#cells?.cell(middle).row ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export interface WorkbookContent {
  readonly sheets: readonly SheetContent[];
  readonly definedNames: readonly DefinedName[];
  readonly date1904: boolean;
  /** Called once, and only by callers that need the properties. */
  readonly customProperties: () => ReadonlyMap<string, string>;
  /** Number format code of a cell style. */
  readonly numberFormatOf: (styleIndex: number) => string | undefined;
}

export class StoredWorkbook implements FlatWorkbook {
  readonly sheets: readonly FlatSheet[];
  readonly definedNames: readonly DefinedName[];
  readonly date1904: boolean;
  readonly #content: WorkbookContent;
  #customProperties: ReadonlyMap<string, string> | undefined;
  readonly #sheetsByName: Map<string, FlatSheet> = new Map<string, FlatSheet>();
  readonly #names: Map<string, DefinedName> = new Map<string, DefinedName>();
  /** Defined names of one sheet, by sheet and name. */
  readonly #namesOfSheets: Map<string, DefinedName> = new Map<string, DefinedName>();

  constructor(content: WorkbookContent) {
    this.sheets = content.sheets.map((sheet) => new StoredSheet(sheet));
    this.definedNames = content.definedNames;
    this.date1904 = content.date1904;
    this.#content = content;
    for (const sheet of this.sheets) this.#sheetsByName.set(sheet.name.toLowerCase(), sheet);
    for (const defined of this.definedNames) {
      const { name, scope } = defined;
      if (scope === undefined) setFirst(this.#names, name.toLowerCase(), defined);
      else setFirst(this.#namesOfSheets, nameOnSheet(name, scope), defined);
    }
  }

  get customProperties(): ReadonlyMap<string, string> {
    this.#customProperties ??= this.#content.customProperties();
    return this.#customProperties;
  }

  sheet(name: string): FlatSheet | undefined {
    return this.#sheetsByName.get(name.toLowerCase());
  }

  definedName(name: string, scope?: string): DefinedName | undefined {
    const own = scope === undefined ? undefined : this.#namesOfSheets.get(nameOnSheet(name, scope));
    return own ?? this.#names.get(name.toLowerCase());
  }

  numberFormat(cell: FlatCell): string | undefined {
    return this.#content.numberFormatOf(cell.styleIndex);
  }
}

/** No sheet name contains a slash, so the two parts cannot be confused. */
const nameOnSheet = (name: string, scope: string): string => `${scope.toLowerCase()}/${name.toLowerCase()}`;

function setFirst(names: Map<string, DefinedName>, key: string, defined: DefinedName): void {
  if (!names.has(key)) names.set(key, defined);
}

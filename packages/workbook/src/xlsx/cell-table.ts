import { formatAddress } from "./cell-address.js";
import type { CellType, FlatCell } from "./flat-workbook.js";
import { plainNumberText, shortNumber } from "./number-text.js";
import type { ReadLimits } from "./read-limits.js";
import type { SharedStrings } from "./shared-strings.js";
import { decodeStringItem } from "./string-item.js";
import type { ByteText } from "./xml/byte-text.js";
import { decodeWorkbookText, decodeXmlText } from "./xml/xml-text.js";

/** Form in which the file stores a value; `None` is a formula without a value. */
export const StoredType = {
  None: 0,
  Number: 1,
  Text: 2,
  SharedText: 3,
  InlineText: 4,
  Boolean: 5,
  Error: 6,
  Date: 7,
} as const;
export type StoredType = (typeof StoredType)[keyof typeof StoredType];

const CELL_TYPES: readonly CellType[] = ["blank-formula", "number", "text", "text", "text", "boolean", "error", "date"];

const MIN_CAPACITY = 64;

/** Numbers stored per cell. */
const STRIDE = 8;
const ROW = 0;
const COLUMN = 1;
const TYPE = 2;
const STYLE = 3;
/** For a shared text, its index; otherwise the start of the value. */
const VALUE_START = 4;
const VALUE_END = 5;
/** -1 without a formula. */
const FORMULA_START = 6;
const FORMULA_END = 7;

/** Sources of the texts of a sheet's cells. */
export interface CellSources {
  readonly text: ByteText;
  readonly sharedStrings: SharedStrings;
  readonly limits: ReadLimits;
}

/**
 * The cells of one sheet as rows of integers, in order of row and column: the offsets of each cell in the sheet's
 * bytes. A cell becomes an object, and its value a text, on the first access.
 */
export class CellTable {
  readonly sources: CellSources;
  count = 0;
  #numbers: Int32Array;
  #lastIndex = 0;
  #indexBeforeLast = 0;

  /** @param expectedCount - An estimate; the table grows if there are more cells. */
  constructor(sources: CellSources, expectedCount: number) {
    this.sources = sources;
    this.#numbers = new Int32Array(STRIDE * Math.max(MIN_CAPACITY, expectedCount));
  }

  /** Adds a cell; it must come after the last cell. */
  push(
    row: number,
    column: number,
    type: StoredType,
    style: number,
    valueStart: number,
    valueEnd: number,
    formulaStart: number,
    formulaEnd: number,
  ): void {
    const offset = this.count++ * STRIDE;
    if (offset === this.#numbers.length) this.#grow();
    const numbers = this.#numbers;
    numbers[offset + ROW] = row;
    numbers[offset + COLUMN] = column;
    numbers[offset + TYPE] = type;
    numbers[offset + STYLE] = style;
    numbers[offset + VALUE_START] = valueStart;
    numbers[offset + VALUE_END] = valueEnd;
    numbers[offset + FORMULA_START] = formulaStart;
    numbers[offset + FORMULA_END] = formulaEnd;
  }

  #grow(): void {
    const grown = new Int32Array(2 * this.#numbers.length);
    grown.set(this.#numbers);
    this.#numbers = grown;
  }

  #number(index: number, field: number): number {
    return this.#numbers[index * STRIDE + field] ?? 0;
  }

  cell(index: number): FlatCell {
    const numbers = this.#numbers;
    const offset = index * STRIDE;
    const type = CELL_TYPES[numbers[offset + TYPE] ?? 0] ?? "text";
    return new StoredCell(this, index, numbers[offset + ROW] ?? 0, numbers[offset + COLUMN] ?? 0, type);
  }

  cellAt(row: number, column: number): FlatCell | undefined {
    const index = this.#indexOf(row, column);
    return index < 0 ? undefined : this.cell(index);
  }

  numberAt(row: number, column: number): number {
    const index = this.#indexOf(row, column);
    if (index < 0 || this.#number(index, TYPE) !== StoredType.Number) return Number.NaN;
    const { bytes } = this.sources.text;
    const number = shortNumber(bytes, this.#number(index, VALUE_START), this.#number(index, VALUE_END));
    return Number.isNaN(number) ? Number(this.value(index)) : number;
  }

  /** -1 if there is no cell. */
  #indexOf(row: number, column: number): number {
    // Callers that read down a column find its cells equally far apart.
    const next = 2 * this.#lastIndex - this.#indexBeforeLast;
    const isNext = this.#isAt(next, row, column);
    const index = isNext ? next : this.#search(row, column);
    this.#indexBeforeLast = this.#lastIndex;
    this.#lastIndex = index;
    return index;
  }

  #isAt(index: number, row: number, column: number): boolean {
    return this.#number(index, ROW) === row && this.#number(index, COLUMN) === column && index < this.count;
  }

  #search(row: number, column: number): number {
    const numbers = this.#numbers;
    let low = 0;
    let high = this.count - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const offset = middle * STRIDE;
      const difference = (numbers[offset + ROW] ?? 0) - row || (numbers[offset + COLUMN] ?? 0) - column;
      if (difference === 0) return middle;
      if (difference < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  styleIndex(index: number): number {
    return this.#number(index, STYLE);
  }

  value(index: number): string {
    const start = this.#number(index, VALUE_START);
    const end = this.#number(index, VALUE_END);
    const { text, sharedStrings, limits } = this.sources;
    const type = this.#number(index, TYPE) as StoredType;
    switch (type) {
      case StoredType.None:
        return "";
      case StoredType.SharedText:
        return sharedStrings.at(start);
      case StoredType.InlineText:
        return decodeStringItem(text, start, end, limits);
      case StoredType.Number: {
        // All characters of a number are ASCII.
        const stored = text.characters(start, end);
        return plainNumberText(stored) ?? plainNumberText(decodeXmlText(stored)) ?? stored;
      }
      case StoredType.Boolean:
        return /^\s*(?:1|true)\s*$/.test(decodeXmlText(text.slice(start, end))) ? "TRUE" : "FALSE";
      case StoredType.Text:
      case StoredType.Error:
      case StoredType.Date:
        return decodeWorkbookText(text.slice(start, end));
      default:
        return type satisfies never;
    }
  }

  hasFormula(index: number): boolean {
    return this.#number(index, FORMULA_START) >= 0;
  }

  formula(index: number): string | undefined {
    const start = this.#number(index, FORMULA_START);
    if (start < 0) return undefined;
    return decodeWorkbookText(this.sources.text.slice(start, this.#number(index, FORMULA_END)));
  }
}

class StoredCell implements FlatCell {
  readonly row: number;
  readonly column: number;
  readonly type: CellType;
  readonly #table: CellTable;
  readonly #index: number;
  #value: string | undefined;

  constructor(table: CellTable, index: number, row: number, column: number, type: CellType) {
    this.row = row;
    this.column = column;
    this.type = type;
    this.#table = table;
    this.#index = index;
  }

  get address(): string {
    return formatAddress(this.row, this.column);
  }

  get value(): string {
    this.#value ??= this.#table.value(this.#index);
    return this.#value;
  }

  get formula(): string | undefined {
    return this.#table.formula(this.#index);
  }

  get hasCachedValue(): boolean {
    return this.type !== "blank-formula" && this.#table.hasFormula(this.#index);
  }

  get styleIndex(): number {
    return this.#table.styleIndex(this.#index);
  }
}

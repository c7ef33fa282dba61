import { type Outcome, type Refusal, refuse } from "../scan/outcome.js";
import { XmlScanner } from "../scan/xml-scanner.js";
import { type CellRange, formatAddress, MAX_COLUMN, MAX_ROW, parseRange } from "./cell-address.js";
import { readCellReference, readInteger } from "./cell-bytes.js";
import { CellContentReader } from "./cell-content.js";
import { type CellSources, CellTable, StoredType } from "./cell-table.js";
import { plainNumberText } from "./number-text.js";
import { type RowCursor, readPlainCells } from "./plain-cells.js";
import { decodeXmlText } from "./xml-text.js";

export interface SheetPart {
  readonly cells: CellTable;
  readonly mergedRanges: readonly CellRange[];
  readonly hiddenRows: ReadonlySet<number>;
}

const ROW_DEPTH = 3;
const CELL_DEPTH = 4;
/** A number or a shared text with its tags; formulas are longer. */
const USUAL_CELL_BYTES = 36;

/** More than a table has rows; a sheet of hidden rows must not fill the memory. */
const MOST_HIDDEN_ROWS = 50_000;

const MAX_NUMBER_BYTES = 400;

const STORED_TYPES: ReadonlyMap<string, StoredType> = new Map([
  ["s", StoredType.SharedText],
  ["str", StoredType.Text],
  ["inlineStr", StoredType.InlineText],
  ["b", StoredType.Boolean],
  ["e", StoredType.Error],
  ["d", StoredType.Date],
]);

/** Reads the cells and merged ranges of a worksheet part. */
export function readSheetPart(
  sources: CellSources,
  part: string,
  sheetName: string,
  maxCells: number,
): Outcome<SheetPart> {
  return new SheetPartReader(sources, part, sheetName, maxCells).read();
}

class SheetPartReader {
  readonly #scanner: XmlScanner;
  readonly #content: CellContentReader;
  readonly #sources: CellSources;
  readonly #part: string;
  readonly #sheetName: string;
  readonly #maxCells: number;
  readonly #cells: CellTable;
  readonly #mergedRanges: CellRange[] = [];
  readonly #hiddenRows: Set<number> = new Set<number>();
  readonly #cursor: RowCursor = { row: 0, column: 0, at: 0 };
  #problem: Refusal | undefined;

  constructor(sources: CellSources, part: string, sheetName: string, maxCells: number) {
    this.#scanner = new XmlScanner(sources.text, part, sources.limits);
    this.#content = new CellContentReader(this.#scanner);
    this.#sources = sources;
    this.#part = part;
    this.#sheetName = sheetName;
    this.#maxCells = maxCells;
    const expectedCells = Math.ceil(sources.text.bytes.length / USUAL_CELL_BYTES);
    this.#cells = new CellTable(sources, Math.min(maxCells, expectedCells));
  }

  read(): Outcome<SheetPart> {
    const scanner = this.#scanner;
    let isInSheetData = false;
    while (this.#problem === undefined && scanner.next()) {
      if (!scanner.isOpen) continue;
      const { depth } = scanner;
      if (isInSheetData && depth === CELL_DEPTH) {
        if (scanner.is("c")) this.#readCell();
      } else if (isInSheetData && depth === ROW_DEPTH) {
        if (scanner.is("row")) this.#startRow();
      } else if (depth === 1) {
        if (!scanner.is("worksheet")) this.#damaged(`${this.#part} is no worksheet`);
      } else if (depth === 2) {
        isInSheetData = scanner.is("sheetData");
      } else if (depth === 3 && scanner.is("mergeCell")) {
        this.#readMergedRange();
      }
    }
    const problem = scanner.problem ?? this.#problem;
    return (
      problem ?? {
        ok: true,
        value: { cells: this.#cells, mergedRanges: this.#mergedRanges, hiddenRows: this.#hiddenRows },
      }
    );
  }

  /** A row without a number follows the one before it. */
  #startRow(): void {
    const offset = this.#scanner.attributes.find("r");
    const row = offset < 0 ? this.#cursor.row + 1 : this.#attributeInteger(offset);
    if (row < 1 || row > MAX_ROW) {
      this.#outsideGrid(`row ${offset < 0 ? row : this.#attributeText(offset)}`);
    } else if (row <= this.#cursor.row) {
      this.#damaged(`row ${row} after row ${this.#cursor.row}`);
    }
    this.#cursor.row = row;
    this.#cursor.column = 0;
    const hidden = this.#scanner.attributes.raw("hidden");
    const isHidden = hidden === "1" || hidden === "true";
    if (isHidden && this.#hiddenRows.size < MOST_HIDDEN_ROWS) this.#hiddenRows.add(row);
    if (!this.#scanner.isEmptyElement) this.#readPlainCells();
  }

  #readPlainCells(): void {
    if (this.#problem !== undefined || this.#scanner.hasPrefixes) return;
    this.#cursor.at = this.#scanner.tagEnd;
    readPlainCells(this.#sources, this.#cursor, this.#cells, this.#maxCells);
    this.#scanner.resumeAt(this.#cursor.at);
  }

  #readCell(): void {
    const scanner = this.#scanner;
    const reference = scanner.attributes.find("r");
    const style = scanner.attributes.find("s");
    const type = scanner.attributes.find("t");
    const styleIndex = style < 0 ? 0 : Math.max(0, this.#attributeInteger(style));
    const storedType = type < 0 ? undefined : STORED_TYPES.get(this.#attributeText(type));
    if (!this.#moveTo(reference)) return;
    this.#content.read();
    if (this.#content.isAmbiguous) {
      this.#damaged(`cell ${formatAddress(this.#cursor.row, this.#cursor.column)} with two values`);
      return;
    }
    this.#addCell(storedType ?? StoredType.Number, styleIndex);
    this.#readPlainCells();
  }

  /** A cell without a reference stands right of the one before it. Answers false where no cell can be. */
  #moveTo(offset: number): boolean {
    const { row, column } = this.#cursor;
    if (offset < 0) {
      this.#cursor.column = column + 1;
      if (column < MAX_COLUMN) return true;
      this.#outsideGrid(`column ${column + 1}`);
      return false;
    }
    const { attributes } = this.#scanner;
    const reference = readCellReference(
      this.#sources.text.bytes,
      attributes.valueStart(offset),
      attributes.valueEnd(offset),
    );
    const newColumn = reference % (MAX_COLUMN + 1);
    const newRow = (reference - newColumn) / (MAX_COLUMN + 1);
    if (reference === 0) this.#outsideGrid(`cell ${this.#attributeText(offset)}`);
    else if (newRow !== row) this.#damaged(`cell ${formatAddress(newRow, newColumn)} in row ${row}`);
    else if (newColumn <= column) this.#damaged(`cell ${formatAddress(row, newColumn)} after column ${column}`);
    this.#cursor.column = newColumn;
    return this.#problem === undefined;
  }

  /** Keeps the cell whose content was just read, unless it is blank. */
  #addCell(declaredType: StoredType, styleIndex: number): void {
    const { value, inline, formula } = this.#content;
    const type = this.#actualType(declaredType);
    if (type === StoredType.None && formula.start < 0) return;
    const span = type === StoredType.InlineText ? inline : value;
    let { start } = span;
    if (type === StoredType.SharedText) {
      start = readInteger(this.#sources.text.bytes, span.start, span.end);
      if (start < 0 || start >= this.#sources.sharedStrings.count) {
        this.#damaged(`cell ${formatAddress(this.#cursor.row, this.#cursor.column)} with a text that is not there`);
        return;
      }
    }
    if (formula.start >= 0 && formula.end - formula.start > this.#sources.limits.maxFormulaBytes) {
      this.#problem = refuse("file/markup-too-long", {
        place: { sheet: this.#sheetName, address: formatAddress(this.#cursor.row, this.#cursor.column) },
        found: `a formula of ${formula.end - formula.start} bytes`,
        expected: `at most ${this.#sources.limits.maxFormulaBytes}`,
      });
      return;
    }
    if (this.#cells.count >= this.#maxCells) {
      this.#problem = refuse("file/too-many-cells", {
        place: { sheet: this.#sheetName },
        expected: `at most ${this.#sources.limits.maxCells} cells with values in all sheets`,
      });
      return;
    }
    const { row, column } = this.#cursor;
    this.#cells.push(row, column, type, styleIndex, start, span.end, formula.start, formula.end);
  }

  /** A declared type with nothing to go with it is none, and a number that is no number is a text. */
  #actualType(declared: StoredType): StoredType {
    const { value, inline } = this.#content;
    if (declared === StoredType.InlineText) return inline.start < 0 ? StoredType.None : declared;
    if (value.start < 0) return StoredType.None;
    // Only a text can be there and have no characters.
    if (value.start === value.end && declared !== StoredType.Text) return StoredType.None;
    if (declared !== StoredType.Number) return declared;
    const end = Math.min(value.end, value.start + MAX_NUMBER_BYTES + 1);
    const stored = decodeXmlText(this.#sources.text.characters(value.start, end));
    return plainNumberText(stored) === undefined ? StoredType.Text : declared;
  }

  #readMergedRange(): void {
    const reference = this.#scanner.attributes.raw("ref") ?? "";
    const range = parseRange(reference);
    if (range === undefined) {
      this.#outsideGrid(`merged range ${reference.slice(0, 64)}`);
    } else if (this.#mergedRanges.length >= this.#sources.limits.maxMergedRanges) {
      this.#problem = refuse("file/too-many-merged-ranges", {
        place: { sheet: this.#sheetName },
        expected: `at most ${this.#sources.limits.maxMergedRanges}`,
      });
    } else {
      this.#mergedRanges.push(range);
    }
  }

  #attributeInteger(offset: number): number {
    const { attributes } = this.#scanner;
    return readInteger(this.#sources.text.bytes, attributes.valueStart(offset), attributes.valueEnd(offset));
  }

  /** The attribute as ASCII, cut where no sensible one goes on. */
  #attributeText(offset: number): string {
    const { attributes } = this.#scanner;
    const start = attributes.valueStart(offset);
    return this.#sources.text.characters(start, Math.min(attributes.valueEnd(offset), start + 32));
  }

  #outsideGrid(found: string): void {
    this.#problem = refuse("file/cell-outside-grid", {
      place: { sheet: this.#sheetName },
      found,
      expected: "A1 to XFD1048576",
    });
  }

  #damaged(found: string): void {
    this.#problem = refuse("file/damaged", { place: { sheet: this.#sheetName }, found });
  }
}

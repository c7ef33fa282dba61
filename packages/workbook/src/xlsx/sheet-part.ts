import { type CellRange, type ColumnSpan, formatAddress, MAX_COLUMN, MAX_ROW, parseRange } from "./cell-address.js";
import { CellContentReader } from "./cell-content.js";
import { type CellSources, CellTable, StoredType } from "./cell-table.js";
import { type Outcome, type Refusal, refuse } from "./outcome.js";
import { type RowCursor, readPlainCells } from "./plain-cells.js";
import {
  actualType,
  attributeAt,
  BOOLEAN,
  CHARACTERS,
  cellReferenceAt,
  integerAt,
  STORED_TYPES,
  shortValue,
} from "./stored-values.js";
import { EXTENSIONS } from "./xml/spelling.js";
import { SPREADSHEET } from "./xml/vocabularies.js";
import { refuseBadReference } from "./xml/xml-characters.js";
import { XmlScanner } from "./xml/xml-scanner.js";

export interface SheetPart {
  readonly cells: CellTable;
  readonly mergedRanges: readonly CellRange[];
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: readonly ColumnSpan[];
}

const ROW_DEPTH = 3;
const CELL_DEPTH = 4;
/** A number or a shared text with its tags; formulas are longer. */
const USUAL_CELL_BYTES = 36;

/** More than the rows of any table; a sheet of hidden rows must not fill the memory. */
const MOST_HIDDEN_ROWS = 50_000;
/** Spreadsheet programs write one span for neighboring columns. */
const MOST_HIDDEN_SPANS = 1_000;

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
  readonly #hiddenColumns: ColumnSpan[] = [];
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
    let section = "";
    while (this.#problem === undefined && scanner.next()) {
      if (!scanner.isOpen) continue;
      const { depth } = scanner;
      if (section === "sheetData" && depth === CELL_DEPTH) {
        if (scanner.is("c")) this.#readCell();
        else this.#passExtension(CELL_DEPTH);
      } else if (section === "sheetData" && depth === ROW_DEPTH) {
        if (scanner.is("row")) this.#startRow();
        else this.#passExtension(ROW_DEPTH);
      } else if (depth === 1) {
        const isWorksheet = scanner.is("worksheet") && SPREADSHEET.includes(scanner.rootNamespace ?? "");
        if (!isWorksheet) this.#damaged(`${this.#part} is no worksheet`);
      } else if (depth === 2) {
        section = scanner.localName;
      } else if (depth === 3 && section === "mergeCells" && scanner.is("mergeCell")) {
        this.#readMergedRange();
      } else if (depth === 3 && section === "cols" && scanner.is("col")) {
        this.#readColumns();
      }
    }
    const problem = scanner.problem ?? this.#problem;
    return (
      problem ?? {
        ok: true,
        value: {
          cells: this.#cells,
          mergedRanges: this.#mergedRanges,
          hiddenRows: this.#hiddenRows,
          hiddenColumns: this.#hiddenColumns,
        },
      }
    );
  }

  /** Any other element among the cells would be omitted without a message. */
  #passExtension(depth: number): void {
    if (!this.#scanner.is(EXTENSIONS))
      this.#damaged(`an element ${JSON.stringify(this.#scanner.name)} among the cells`);
    else while (this.#scanner.next() && this.#scanner.depth >= depth);
  }

  /** A row without a number follows the previous row. */
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
    if (this.#isHidden() && this.#hiddenRows.size < MOST_HIDDEN_ROWS) this.#hiddenRows.add(row);
    if (!this.#scanner.isEmptyElement) this.#readPlainCells();
  }

  #isHidden(): boolean {
    return ["1", "true"].includes(this.#scanner.attributes.value("hidden") ?? "");
  }

  /** Widths and formats of columns count for nothing here, so that a span without usable numbers is passed over. */
  #readColumns(): void {
    const [first, last] = ["min", "max"].map((name) => Number(this.#scanner.attributes.value(name)));
    if (!this.#isHidden() || first === undefined || last === undefined || !(first <= last)) return;
    if (this.#hiddenColumns.length < MOST_HIDDEN_SPANS) this.#hiddenColumns.push({ first, last });
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
    const storedType = type < 0 ? StoredType.Number : STORED_TYPES.get(this.#attributeText(type));
    if (!this.#moveTo(reference)) return;
    if (storedType === undefined) {
      this.#damagedCell(`of a kind that there is not, ${JSON.stringify(this.#attributeText(type))}`);
      return;
    }
    this.#content.read();
    if (this.#content.fault !== undefined) {
      this.#damagedCell(this.#content.fault);
      return;
    }
    this.#addCell(storedType, styleIndex);
    this.#readPlainCells();
  }

  /**
   * A cell without a reference is to the right of the previous cell. Returns false if the position cannot have a cell.
   */
  #moveTo(offset: number): boolean {
    const { row, column } = this.#cursor;
    if (offset < 0) {
      this.#cursor.column = column + 1;
      if (column < MAX_COLUMN) return true;
      this.#outsideGrid(`column ${column + 1}`);
      return false;
    }
    const reference = cellReferenceAt(this.#scanner, offset);
    const newColumn = reference % (MAX_COLUMN + 1);
    const newRow = (reference - newColumn) / (MAX_COLUMN + 1);
    if (reference === 0) this.#outsideGrid(`cell ${this.#attributeText(offset)}`);
    else if (newRow !== row) this.#damaged(`cell ${formatAddress(newRow, newColumn)} in row ${row}`);
    else if (newColumn <= column) this.#damaged(`cell ${formatAddress(row, newColumn)} after column ${column}`);
    this.#cursor.column = newColumn;
    return this.#problem === undefined;
  }

  /** Adds the cell whose content was just read, unless it is blank. */
  #addCell(declaredType: StoredType, styleIndex: number): void {
    const { value, inline, formula } = this.#content;
    const type = actualType(declaredType, this.#content, this.#sources.text);
    if (type === StoredType.None && formula.start < 0) return;
    const span = type === StoredType.InlineText ? inline : value;
    if (CHARACTERS.has(type)) {
      this.#problem = refuseBadReference(this.#sources.text, this.#part, span.start, span.end);
      if (this.#problem !== undefined) return;
    }
    let { start } = span;
    if (type === StoredType.SharedText) {
      start = integerAt(this.#sources.text, span.start, span.end);
      if (start < 0 || start >= this.#sources.sharedStrings.count) {
        this.#damagedCell("with a text that is not there");
        return;
      }
    }
    if (type === StoredType.Boolean && !BOOLEAN.test(shortValue(this.#sources.text, span.start, span.end))) {
      this.#damagedCell("that is neither true nor false");
      return;
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

  #readMergedRange(): void {
    const reference = this.#scanner.attributes.value("ref") ?? "";
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
    const { attributes, source } = this.#scanner;
    return integerAt(source, attributes.valueStart(offset), attributes.valueEnd(offset));
  }

  #attributeText(offset: number): string {
    const { attributes, source } = this.#scanner;
    return attributeAt(source, attributes.valueStart(offset), attributes.valueEnd(offset));
  }

  #outsideGrid(found: string): void {
    this.#problem = refuse("file/cell-outside-grid", {
      place: { sheet: this.#sheetName },
      found,
      expected: "A1 to XFD1048576",
    });
  }

  #damagedCell(what: string): void {
    this.#damaged(`cell ${formatAddress(this.#cursor.row, this.#cursor.column)} ${what}`);
  }

  #damaged(found: string): void {
    this.#problem = refuse("file/damaged", { place: { sheet: this.#sheetName }, found });
  }
}

import { cannotAnnotate } from "../../package/package-editor.js";
import type { XmlPart } from "../../package/xml-part.js";
import { type CellPosition, formatAddress, parseAddress, parseRange } from "../../xlsx/cell-address.js";
import type { XmlScanner } from "../../xlsx/xml/xml-scanner.js";

/** Returns the index of a cell's new format, given its current one. */
export type NewFormat = (format: number, cell: CellPosition) => number;

/** Sets another format for cells of a sheet; adds cells that are missing from the file, in order. */
export function markCells(part: XmlPart, cells: readonly CellPosition[], newFormat: NewFormat): void {
  const marker = new CellMarker(part, cells, newFormat);
  for (const scanner of part.tags()) if (!marker.step(scanner)) return;
}

interface ColumnFormat {
  readonly first: number;
  readonly last: number;
  readonly format: number;
}

/** Steps through a sheet and through the list of cells to mark at the same time, both row by row. */
class CellMarker {
  readonly #part: XmlPart;
  readonly #cells: readonly CellPosition[];
  readonly #newFormat: NewFormat;
  readonly #columnFormats: ColumnFormat[] = [];
  #next = 0;
  #isInData = false;
  #row = 0;
  #rowFormat: number | undefined;
  #column = 0;

  constructor(part: XmlPart, cells: readonly CellPosition[], newFormat: NewFormat) {
    this.#part = part;
    this.#cells = [...cells].sort((left, right) => left.row - right.row || left.column - right.column);
    this.#newFormat = newFormat;
  }

  /** False when every cell is marked. */
  step(scanner: XmlScanner): boolean {
    if (scanner.isOpen) this.#open(scanner);
    else this.#close(scanner);
    return this.#next < this.#cells.length;
  }

  #open(scanner: XmlScanner): void {
    const { depth, attributes, isEmptyElement } = scanner;
    if (depth === 3 && scanner.is("col")) {
      const number = (name: string): number => Number(attributes.raw(name) ?? 0);
      this.#columnFormats.push({ first: number("min"), last: number("max"), format: number("style") });
    } else if (depth === 2 && scanner.is("sheetData")) {
      this.#isInData = true;
      if (isEmptyElement) this.#fillEmpty(scanner, "sheetData", () => this.#newRows(Number.POSITIVE_INFINITY));
    } else if (this.#isInData && depth === 3 && scanner.is("row")) {
      this.#openRow(scanner);
    } else if (this.#isInData && depth === 4 && scanner.is("c")) {
      this.#openCell(scanner);
    }
  }

  #openRow(scanner: XmlScanner): void {
    const { attributes, tagStart, isEmptyElement } = scanner;
    const row = Number(attributes.raw("r") ?? this.#row + 1);
    if (row <= this.#row) throw cannotAnnotate(`rows out of order in ${this.#part.name}`);
    this.#insert(tagStart, this.#newRows(row));
    this.#row = row;
    this.#column = 0;
    const format = attributes.raw("s");
    const isCustom = attributes.raw("customFormat");
    this.#rowFormat = format !== undefined && (isCustom === "1" || isCustom === "true") ? Number(format) : undefined;
    if (isEmptyElement) this.#fillEmpty(scanner, "row", () => this.#newCells(Number.POSITIVE_INFINITY));
  }

  #openCell(scanner: XmlScanner): void {
    const { attributes, tagStart } = scanner;
    const address = attributes.raw("r");
    const position = address === undefined ? undefined : parseAddress(address);
    const column = position?.column ?? this.#column + 1;
    this.#column = column;
    this.#insert(tagStart, this.#newCells(column));
    const cell = this.#cells[this.#next];
    if (cell?.row !== this.#row || cell.column !== column) return;
    this.#part.setAttribute(scanner, "s", String(this.#newFormat(Number(attributes.raw("s") ?? 0), cell)));
    this.#next++;
  }

  #close({ depth, tagStart }: XmlScanner): void {
    if (!this.#isInData) return;
    if (depth === 2) this.#insert(tagStart, this.#newCells(Number.POSITIVE_INFINITY));
    if (depth !== 1) return;
    this.#insert(tagStart, this.#newRows(Number.POSITIVE_INFINITY));
    this.#isInData = false;
  }

  #fillEmpty({ tagEnd }: XmlScanner, name: string, contents: () => string): void {
    const xml = contents();
    const { prefix } = this.#part;
    if (xml !== "") this.#part.replace(tagEnd - 2, tagEnd, `>${xml}</${prefix}${name}>`);
  }

  #insert(at: number, xml: string): void {
    if (xml !== "") this.#part.insert(at, xml);
  }

  /** The cells of the current row before a column that the file does not have. */
  #newCells(before: number): string {
    let xml = "";
    for (let cell = this.#cells[this.#next]; cell !== undefined; cell = this.#cells[this.#next]) {
      if (cell.row !== this.#row || cell.column >= before) break;
      xml += this.#newCell(cell, this.#rowFormat);
      this.#next++;
    }
    return xml;
  }

  /** The rows before another that the file does not have. */
  #newRows(before: number): string {
    const { prefix } = this.#part;
    let xml = "";
    for (let cell = this.#cells[this.#next]; cell !== undefined; cell = this.#cells[this.#next]) {
      const { row } = cell;
      if (row >= before) break;
      xml += `<${prefix}row r="${row}">`;
      for (; cell?.row === row; cell = this.#cells[++this.#next]) xml += this.#newCell(cell, undefined);
      xml += `</${prefix}row>`;
    }
    return xml;
  }

  /** A cell that was not there looked like its row, or else like its column. */
  #newCell(cell: CellPosition, rowFormat: number | undefined): string {
    const { row, column } = cell;
    const ofColumn = this.#columnFormats.find(({ first, last }) => first <= column && column <= last)?.format;
    const format = this.#newFormat(rowFormat ?? ofColumn ?? 0, cell);
    return `<${this.#part.prefix}c r="${formatAddress(row, column)}" s="${format}"/>`;
  }
}

/** A larger merged range is marked at its first cell only. */
const MOST_MERGED_CELLS = 200;

/**
 * The cells and, for the first cell of a merged range, all other cells of the range: the border surrounds all of them.
 */
export function withMergedCells(part: XmlPart, cells: readonly CellPosition[]): CellPosition[] {
  const firsts = new Set(cells.map(({ row, column }) => formatAddress(row, column)));
  const all = new Map(cells.map(({ row, column }) => [formatAddress(row, column), { row, column }]));
  for (const scanner of part.tags()) {
    if (!scanner.isOpen || scanner.depth !== 3 || !scanner.is("mergeCell")) continue;
    const range = parseRange(scanner.attributes.raw("ref") ?? "");
    if (range === undefined || !firsts.has(formatAddress(range.top, range.left))) continue;
    const { top, left, bottom, right } = range;
    if ((bottom - top + 1) * (right - left + 1) > MOST_MERGED_CELLS) continue;
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) all.set(formatAddress(row, column), { row, column });
    }
  }
  return [...all.values()];
}

import type { FlatCell, FlatSheet, FlatWorkbook } from "../read/flat-workbook.js";

/**
 * A sheet with its cells by row. Most cells of a template are blank, so the mapper goes through the ones that are there
 * and never asks for each place of a table.
 */
export class IndexedSheet {
  readonly name: string;
  readonly #sheet: FlatSheet;
  #rows: Map<number, FlatCell[]> | undefined;

  constructor(sheet: FlatSheet) {
    this.name = sheet.name;
    this.#sheet = sheet;
  }

  /** Cells with a value or formula, by row from the top, each row from the left. */
  get rows(): ReadonlyMap<number, readonly FlatCell[]> {
    this.#rows ??= cellsByRow(this.#sheet);
    return this.#rows;
  }

  cellsOfRow(row: number): readonly FlatCell[] {
    return this.rows.get(row) ?? [];
  }

  /** A single cell is asked for without the index, which a sheet of forms never needs. */
  cellAt(row: number, column: number): FlatCell | undefined {
    return this.#sheet.cellAt(row, column);
  }
}

function cellsByRow(sheet: FlatSheet): Map<number, FlatCell[]> {
  const rows = new Map<number, FlatCell[]>();
  let current: FlatCell[] = [];
  let currentRow = 0;
  for (const cell of sheet.cells()) {
    if (cell.row !== currentRow) {
      currentRow = cell.row;
      current = [];
      rows.set(currentRow, current);
    }
    current.push(cell);
  }
  return rows;
}

/** The sheets of a workbook that were read, each indexed when it is first needed. */
export class IndexedWorkbook {
  readonly flat: FlatWorkbook;
  readonly #sheets: Map<FlatSheet, IndexedSheet> = new Map<FlatSheet, IndexedSheet>();

  constructor(flat: FlatWorkbook) {
    this.flat = flat;
  }

  get sheets(): readonly IndexedSheet[] {
    return this.flat.sheets.filter(({ isRead }) => isRead).map((sheet) => this.#indexed(sheet));
  }

  sheet(name: string): IndexedSheet | undefined {
    const sheet = this.flat.sheet(name);
    return sheet?.isRead === true ? this.#indexed(sheet) : undefined;
  }

  #indexed(sheet: FlatSheet): IndexedSheet {
    let indexed = this.#sheets.get(sheet);
    if (indexed === undefined) {
      indexed = new IndexedSheet(sheet);
      this.#sheets.set(sheet, indexed);
    }
    return indexed;
  }
}

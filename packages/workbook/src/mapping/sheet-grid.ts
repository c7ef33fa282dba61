import { isBlank } from "../intake/cell-reader.js";
import { looseText } from "../templates/option-lists.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../xlsx/flat-workbook.js";

/** A sheet of a form, or the same sheet with rows and columns exchanged. */
export class SheetGrid {
  readonly sheet: FlatSheet;
  readonly isTurned: boolean;
  readonly #rows: ReadonlyMap<number, readonly GridCell[]>;
  readonly #texts: ReadonlyMap<string, readonly GridCell[]>;

  constructor(sheet: FlatSheet, isTurned: boolean) {
    this.sheet = sheet;
    this.isTurned = isTurned;
    const rows = new Map<number, GridCell[]>();
    const texts = new Map<string, GridCell[]>();
    for (const cell of sheet.cells()) {
      if (isBlank(cell)) continue;
      const [row, column] = isTurned ? [cell.column, cell.row] : [cell.row, cell.column];
      const placed = { cell, row, column };
      push(rows, row, placed);
      if (cell.type === "text") push(texts, labelText(cell.value), placed);
    }
    for (const cells of rows.values()) cells.sort((left, right) => left.column - right.column);
    this.#rows = new Map([...rows].sort(([left], [right]) => left - right));
    this.#texts = texts;
  }

  /** Numbers of the rows with cells, from top to bottom. */
  get rows(): Iterable<number> {
    return this.#rows.keys();
  }

  get lastRow(): number {
    return Math.max(0, ...[...this.#rows.keys()].slice(-1));
  }

  /** Cells that are not blank, from left to right. */
  cellsOf(row: number): readonly GridCell[] {
    return this.#rows.get(row) ?? [];
  }

  at(row: number, column: number): FlatCell | undefined {
    return this.isTurned ? this.sheet.cellAt(column, row) : this.sheet.cellAt(row, column);
  }

  /** Cells with a text, from top to bottom. */
  withText(text: string): readonly GridCell[] {
    return this.#texts.get(labelText(text)) ?? [];
  }
}

export interface GridCell {
  readonly cell: FlatCell;
  readonly row: number;
  readonly column: number;
}

/** A label normalized for comparison, without a final colon or the mark of a footnote. */
export const labelText = (text: string): string => looseText(text).replace(/[\s:*†‡]+$/, "");

function push<Key>(map: Map<Key, GridCell[]>, key: Key, cell: GridCell): void {
  const cells = map.get(key);
  if (cells === undefined) map.set(key, [cell]);
  else cells.push(cell);
}

/** Makes the grid of each sheet once. */
export function gridsOf(form: FlatWorkbook): (sheet: string, isTurned: boolean) => SheetGrid | undefined {
  const known = new Map<string, SheetGrid>();
  return (name, isTurned) => {
    const sheet = form.sheet(name);
    if (sheet?.isRead !== true) return undefined;
    const key = `${isTurned} ${sheet.name}`;
    const grid = known.get(key) ?? new SheetGrid(sheet, isTurned);
    known.set(key, grid);
    return grid;
  };
}

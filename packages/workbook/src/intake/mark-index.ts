import type { FlatSheet, FlatWorkbook } from "../xlsx/flat-workbook.js";

/** The hidden column of every sheet of a template. */
export const MARK_COLUMN = 1;

export interface MarkPlace {
  readonly sheet: FlatSheet;
  readonly row: number;
}

/** The marks of the hidden columns, gathered on the first question: most workbooks still have their defined names. */
export class MarkIndex {
  readonly #workbook: FlatWorkbook;
  #places: Map<string, MarkPlace> | undefined;

  constructor(workbook: FlatWorkbook) {
    this.#workbook = workbook;
  }

  find(mark: string): MarkPlace | undefined {
    this.#places ??= this.#gather();
    return this.#places.get(mark);
  }

  #gather(): Map<string, MarkPlace> {
    const places = new Map<string, MarkPlace>();
    for (const sheet of this.#workbook.sheets) {
      for (const cell of sheet.cells()) {
        if (cell.column !== MARK_COLUMN || cell.type !== "text" || places.has(cell.value)) continue;
        places.set(cell.value, { sheet, row: cell.row });
      }
    }
    return places;
  }
}

import type { IndexedSheet, IndexedWorkbook } from "./indexed-workbook.js";

/** The hidden column of every sheet of a template. */
export const MARK_COLUMN = 1;

export interface MarkPlace {
  readonly sheet: IndexedSheet;
  readonly row: number;
}

/** The marks of the hidden columns, gathered on the first question: most workbooks still have their defined names. */
export class MarkIndex {
  readonly #workbook: IndexedWorkbook;
  #places: Map<string, MarkPlace> | undefined;

  constructor(workbook: IndexedWorkbook) {
    this.#workbook = workbook;
  }

  find(mark: string): MarkPlace | undefined {
    this.#places ??= this.#gather();
    return this.#places.get(mark);
  }

  #gather(): Map<string, MarkPlace> {
    const places = new Map<string, MarkPlace>();
    for (const sheet of this.#workbook.sheets) {
      for (const [row, [first]] of sheet.rows) {
        if (first?.column !== MARK_COLUMN || first.type !== "text" || places.has(first.value)) continue;
        places.set(first.value, { sheet, row });
      }
    }
    return places;
  }
}

import { type CellRange, parseRange } from "../xlsx/cell-address.js";
import type { FlatCell, FlatSheet, FlatWorkbook } from "../xlsx/flat-workbook.js";

/** Maximum cells to follow in one workbook; formulas of a hostile workbook could refer to each other without an end. */
const MOST_CELLS = 20_000;

/** The longest formula of Excel. References after this length are ignored. */
const MOST_FORMULA_CHARACTERS = 8_192;

/** A reference to a cell, a range, or whole columns, with its sheet: `'Schedule 2a'!$J$9:J12`, `Summary!C30`, `J:J`. */
const REFERENCE =
  /(?:(?<!\])('(?:[^']|'')+'|[A-Za-z_][\w.]*)!)?(?<![\w.$])(\$?[A-Za-z]{1,3}\$?\d{1,7}(?::\$?[A-Za-z]{1,3}\$?\d{1,7})?|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3})(?![\w.(!])/g;
const NAME = /(?<![\w.'!$])[A-Za-z_][\w.]*(?![\w.'!(])/g;

interface Reference {
  readonly sheet: FlatSheet;
  readonly range: CellRange;
}

/**
 * Finds formulas that depend on their own cell. Excel stores 0 for such a cell, and LibreOffice an error, so the stored
 * value does not identify them.
 */
export class CircularFormulas {
  readonly #workbook: FlatWorkbook;
  #cellsLeft: number = MOST_CELLS;

  constructor(workbook: FlatWorkbook) {
    this.#workbook = workbook;
  }

  /**
   * True if the formula of a cell refers to the cell, directly or through formulas of other cells. A condition may
   * exclude the reference through other cells, so a number other than 0 is not a circular result.
   */
  isCircular(sheet: FlatSheet, cell: FlatCell): boolean {
    if (cell.formula === undefined) return false;
    const references = this.#referencesOf(sheet, cell);
    if (references.some((reference) => covers(reference, sheet, cell))) return true;
    const mayBe = cell.type === "error" || cell.type === "blank-formula" || Number(cell.value) === 0;
    return mayBe && this.#leadsTo(sheet, cell, references);
  }

  #leadsTo(sheet: FlatSheet, cell: FlatCell, from: readonly Reference[]): boolean {
    const seen = new Set<string>();
    const open = [...from];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const other of cellsOf(next)) {
        if (this.#cellsLeft-- <= 0) return false;
        const key = `${next.sheet.name}!${other.address}`;
        if (other.formula === undefined || seen.has(key)) continue;
        seen.add(key);
        const references = this.#referencesOf(next.sheet, other);
        if (references.some((reference) => covers(reference, sheet, cell))) return true;
        open.push(...references);
      }
    }
    return false;
  }

  #referencesOf(sheet: FlatSheet, cell: FlatCell): readonly Reference[] {
    const formula = (cell.formula ?? "").slice(0, MOST_FORMULA_CHARACTERS).replaceAll(/"[^"]*"/g, '""');
    const isShared = sharesFormula(sheet, cell);
    const places = [...formula.matchAll(REFERENCE)].flatMap(([, name, text = ""]): Reference[] => {
      // The text of a shared formula belongs to another cell, so its relative references mean other cells.
      if (isShared && !isAbsolute(text)) return [];
      const target = name === undefined ? sheet : this.#workbook.sheet(sheetName(name));
      const range = parseRange(text);
      return target === undefined || range === undefined ? [] : [{ sheet: target, range }];
    });
    const names = [...formula.matchAll(NAME)].flatMap(([name]): Reference[] => {
      const target = this.#workbook.definedName(name)?.target;
      const named = target && this.#workbook.sheet(target.sheet);
      return named === undefined || target === undefined ? [] : [{ sheet: named, range: target.range }];
    });
    return [...places, ...names];
  }
}

const sheetName = (text: string): string => (text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text);

const isAbsolute = (text: string): boolean => text.split(":").every((part) => /^\$[A-Za-z]+(?:\$\d+)?$/.test(part));

/** A formula with the same text in a neighboring cell is the same formula, filled down or to the right. */
function sharesFormula(sheet: FlatSheet, { row, column, formula }: FlatCell): boolean {
  const above = row > 1 ? sheet.cellAt(row - 1, column)?.formula : undefined;
  const left = column > 1 ? sheet.cellAt(row, column - 1)?.formula : undefined;
  return above === formula || left === formula;
}

const covers = ({ sheet, range }: Reference, of: FlatSheet, { row, column }: FlatCell): boolean =>
  sheet === of && row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;

function* cellsOf({ sheet, range: { top, left, bottom, right } }: Reference): Generator<FlatCell> {
  if (!sheet.isRead) return;
  if (top === bottom && left === right) {
    const only = sheet.cellAt(top, left);
    if (only !== undefined) yield only;
    return;
  }
  for (const cell of sheet.cells(top)) {
    if (cell.row > bottom) return;
    if (cell.column >= left && cell.column <= right) yield cell;
  }
}

import type { InputValue } from "../templates/input-value.js";
import { type Area, areasOf, type Cell } from "./cell.js";

/** Cell of an input, and the kind of its value. */
export interface InputPlace {
  readonly cell: Cell;
  readonly value: InputValue;
}

/** Position of the rows of a table. */
export interface TablePlace {
  readonly id: string;
  /** The list of the project that the rows create. */
  readonly list: string | undefined;
  readonly sheet: string;
  readonly firstRow: number;
  readonly lastRow: number;
  /** Columns by their stable names. */
  readonly columns: ReadonlyMap<string, number>;
  /** Input columns. */
  readonly inputColumns: readonly number[];
  /** The column of the row numbers. */
  readonly numberColumn: number | undefined;
}

/**
 * The cell of each input and each figure of a workbook. The number of its row, from 1, identifies a measure: the
 * measure of row 3 is `ecms[uuid=3]`.
 */
export class Layout {
  readonly #inputs: Map<string, InputPlace> = new Map<string, InputPlace>();
  readonly #figures: Map<string, Cell[]> = new Map<string, Cell[]>();
  readonly #tables: Map<string, TablePlace> = new Map<string, TablePlace>();
  readonly #shownLists: Set<string> = new Set<string>();
  readonly #views: Set<string> = new Set<string>();

  addInput(path: string, place: InputPlace): void {
    this.#inputs.set(path, place);
  }

  addFigure(path: string, cell: Cell): void {
    if (path.includes("[")) this.#shownLists.add(path.slice(0, path.indexOf("[")));
    const cells = this.#figures.get(path);
    if (cells === undefined) this.#figures.set(path, [cell]);
    else cells.push(cell);
  }

  /** Adds a figure that a sheet shows only under a condition, so that formulas cannot use its cell. */
  addView(path: string): void {
    this.#views.add(path);
  }

  addTable(table: TablePlace): void {
    this.#tables.set(table.id, table);
  }

  /** Every input with a cell. */
  inputs(): IterableIterator<[path: string, place: InputPlace]> {
    return this.#inputs.entries();
  }

  inputAt(path: string): InputPlace | undefined {
    return this.#inputs.get(path);
  }

  /** The cell of a figure; prefers the cell on the given sheet if there are several. */
  figureAt(path: string, sheet: string): Cell | undefined {
    const cells = this.#figures.get(path) ?? [];
    return cells.find((cell) => cell.sheet === sheet) ?? cells[0];
  }

  /** True if a sheet shows a figure of the items of a list. */
  showsList(list: string): boolean {
    return this.#shownLists.has(list);
  }

  isView(path: string): boolean {
    return this.#views.has(path);
  }

  /** Every figure with a cell. */
  figurePaths(): readonly string[] {
    return [...this.#figures.keys()];
  }

  table(id: string): TablePlace | undefined {
    return this.#tables.get(id);
  }

  tableOfList(list: string): TablePlace | undefined {
    return [...this.#tables.values()].find((table) => table.list === list);
  }

  /** The row number beside a cell of a numbered table. */
  numberBeside({ sheet, row }: Cell): Cell | undefined {
    for (const table of this.#tables.values()) {
      if (table.sheet !== sheet || row < table.firstRow || row > table.lastRow) continue;
      if (table.numberColumn !== undefined) return { sheet, row, column: table.numberColumn };
    }
    return undefined;
  }
}

/** The column of a table over all its rows. */
export function columnArea({ sheet, firstRow, lastRow, columns }: TablePlace, key: string): Area | undefined {
  const column = columns.get(key);
  return column === undefined ? undefined : { sheet, top: firstRow, left: column, bottom: lastRow, right: column };
}

/** Input cells of one row or of all rows. */
export function inputAreas({ sheet, firstRow, lastRow, inputColumns }: TablePlace, row?: number): readonly Area[] {
  return areasOf(inputColumns.map((column) => ({ sheet, row: row ?? firstRow, column }))).map((area) => ({
    ...area,
    bottom: row ?? lastRow,
  }));
}

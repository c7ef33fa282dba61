import type { InputValue } from "../templates/input-value.js";
import { type Area, areasOf, type Cell } from "./cell.js";

/** Where an input stands, and what its cell holds. */
export interface InputPlace {
  readonly cell: Cell;
  readonly value: InputValue;
}

/** Where the rows of a table stand. */
export interface TablePlace {
  readonly id: string;
  /** The list of the project that its rows make. */
  readonly list: string | undefined;
  readonly sheet: string;
  readonly firstRow: number;
  readonly lastRow: number;
  /** Columns by their stable names. */
  readonly columns: ReadonlyMap<string, number>;
  /** Columns that people fill in. */
  readonly inputColumns: readonly number[];
  /** The column with the number of each row. */
  readonly numberColumn: number | undefined;
}

/**
 * Which cell each input and each figure of a workbook has. Measures go by the number of their row, from 1 on: the measure
 * of row 3 is `ecms[uuid=3]`.
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

  /** A figure that a sheet shows under a condition, so that formulas cannot go by that cell. */
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

  /** The cell of a figure; the one on the sheet itself where there are several. */
  figureAt(path: string, sheet: string): Cell | undefined {
    const cells = this.#figures.get(path) ?? [];
    return cells.find((cell) => cell.sheet === sheet) ?? cells[0];
  }

  /** Whether a sheet shows any figure of the items of a list. */
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

  /** The number beside a cell of a numbered table. */
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

/** The cells that people fill in, of one row or of all. */
export function inputAreas({ sheet, firstRow, lastRow, inputColumns }: TablePlace, row?: number): readonly Area[] {
  return areasOf(inputColumns.map((column) => ({ sheet, row: row ?? firstRow, column }))).map((area) => ({
    ...area,
    bottom: row ?? lastRow,
  }));
}

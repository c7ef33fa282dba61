import type { GeneralExpression } from "@epb/engine/explain";
import { WORKINGS_SHEET } from "../templates/known-templates.js";
import type { Cell } from "./cell.js";

type Shared = Extract<GeneralExpression, { readonly kind: "shared" }>;

const LABEL_COLUMN = 2;
const VALUE_COLUMN = 3;
const FIRST_MEASURE_COLUMN = 5;
const HEAD_ROW = 4;
const FIRST_ROW = HEAD_ROW + 1;

/** A cell of the sheet that waits for its formula. */
export interface WorkingCell {
  readonly cell: Cell;
  readonly of: GeneralExpression;
  /** The measure's row, where the cell belongs to a measure. */
  readonly measure: string | undefined;
}

/** A cell of the sheet with its formula. */
export interface WorkingFormula {
  readonly cell: Cell;
  readonly formula: string;
}

export interface WorkingHead {
  readonly cell: Cell;
  readonly label: string;
}

/**
 * Places what formulas share: a line for each part of the project, a row for each measure with a column for each part of
 * one. Cells are given out as formulas first ask for them.
 */
export class Workings {
  readonly heads: WorkingHead[] = [];
  readonly #open: WorkingCell[] = [];
  readonly #lines: Map<string, Cell> = new Map<string, Cell>();
  readonly #columns: Map<string, number> = new Map<string, number>();
  readonly #known: Set<string> = new Set<string>();

  /** The cell of a part, which is filled later. */
  cellOf(shared: Shared): Cell {
    const { path, label, of } = shared;
    const [, before = path, measure] = /^(.*)\[uuid=(\d+)\]$/.exec(path) ?? [];
    const cell = measure === undefined ? this.#line(path, label) : this.measureCell(before, label, Number(measure));
    if (!this.#known.has(path)) {
      this.#known.add(path);
      this.#open.push({ cell, of, measure });
    }
    return cell;
  }

  /** The cell of a measure's row in a column, made with its head when first asked for. */
  measureCell(key: string, label: string, measure: number): Cell {
    let column = this.#columns.get(key);
    if (column === undefined) {
      column = FIRST_MEASURE_COLUMN + this.#columns.size;
      this.#columns.set(key, column);
      this.heads.push({ cell: { sheet: WORKINGS_SHEET, row: HEAD_ROW, column }, label });
    }
    return { sheet: WORKINGS_SHEET, row: HEAD_ROW + measure, column };
  }

  /** The next cell without a formula. */
  nextOpen(): WorkingCell | undefined {
    return this.#open.shift();
  }

  #line(path: string, label: string): Cell {
    const known = this.#lines.get(path);
    if (known !== undefined) return known;
    const row = FIRST_ROW + this.#lines.size;
    const cell = { sheet: WORKINGS_SHEET, row, column: VALUE_COLUMN };
    this.#lines.set(path, cell);
    this.heads.push({ cell: { ...cell, column: LABEL_COLUMN }, label });
    return cell;
  }
}

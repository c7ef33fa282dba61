import { figureDefinition, SAVINGS_CATEGORY_LABELS, type SavingsCategory } from "@epb/engine";
import type { GeneralExpression } from "@epb/engine/explain";
import { WORKINGS_SHEET } from "../templates/hidden-sheets.js";
import { type Cell, cellText } from "./cell.js";

type Shared = Extract<GeneralExpression, { readonly kind: "shared" }>;

const LABEL_COLUMN = 2;
const VALUE_COLUMN = 3;
const FIRST_MEASURE_COLUMN = 5;
const HEAD_ROW = 4;
const FIRST_ROW = HEAD_ROW + 1;
const YEAR_KEY = "year";

/** A cell of the sheet that waits for its formula. */
export type WorkingCell =
  | {
      readonly kind: "shared";
      readonly cell: Cell;
      readonly of: GeneralExpression;
      /** The measure's row, where the cell belongs to a measure. */
      readonly measure: string | undefined;
    }
  | { readonly kind: "figure"; readonly cell: Cell; readonly path: string };

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
 * Places the shared parts of formulas: a line for each part of the project, a row for each measure with a column for
 * each of its parts, a row for each year with a column for each figure if no other sheet shows the years. A cell is
 * assigned on its first use in a formula.
 */
export class Workings {
  readonly heads: WorkingHead[] = [];
  readonly #open: WorkingCell[] = [];
  readonly #lines: Map<string, Cell> = new Map<string, Cell>();
  readonly #columns: Map<string, number> = new Map<string, number>();
  readonly #known: Set<string> = new Set<string>();
  #lastYear = 0;

  /** The cell of a part, which is filled later. */
  cellOf(shared: Shared): Cell {
    const { path, label, of } = shared;
    const [, before = path, kind, row] = /^(.*)\[(uuid|year)=(\d+)\]$/.exec(path) ?? [];
    const cell = row === undefined ? this.#line(path, label) : this.#rowCell(before, label, Number(row));
    const measure = kind === "uuid" ? row : undefined;
    if (!this.#known.has(path)) {
      this.#known.add(path);
      this.#open.push({ kind: "shared", cell, of, measure });
    }
    return cell;
  }

  /** The cell of a figure of a year, which is filled later; undefined for a figure of anything else. */
  yearCell(path: string): Cell | undefined {
    const [, before, year, after = ""] = /^([^[]+)\[year=(\d+)\](.+)$/.exec(path) ?? [];
    if (before === undefined || year === undefined) return undefined;
    this.#lastYear = Math.max(this.#lastYear, Number(year));
    this.#rowCell(YEAR_KEY, "Year", Number(year));
    const cell = this.#rowCell(`${before}${after}`, yearLabel(path, after), Number(year));
    if (!this.#known.has(path)) {
      this.#known.add(path);
      this.#open.push({ kind: "figure", cell, path });
    }
    return cell;
  }

  /** The year beside a figure of a year. */
  yearBeside({ sheet, row }: Cell): Cell | undefined {
    const column = this.#columns.get(YEAR_KEY);
    return sheet !== WORKINGS_SHEET || column === undefined ? undefined : { sheet, row, column };
  }

  /** The years, where figures of years are on the sheet. */
  years(): readonly WorkingFormula[] {
    return Array.from({ length: this.#lastYear }, (_, index): WorkingFormula => {
      const before = this.#rowCell(YEAR_KEY, "Year", index);
      const formula = index === 0 ? "1" : `${cellText(before, WORKINGS_SHEET)}+1`;
      return { cell: { ...before, row: before.row + 1 }, formula };
    });
  }

  /** The cell of a measure's row in a column; the first call creates the column with its header. */
  measureCell(key: string, label: string, measure: number): Cell {
    return this.#rowCell(key, label, measure);
  }

  /** The cell of a line; the first call creates the line with its label. */
  line(path: string, label: string): Cell {
    return this.#line(path, label);
  }

  #rowCell(key: string, label: string, number: number): Cell {
    let column = this.#columns.get(key);
    if (column === undefined) {
      column = FIRST_MEASURE_COLUMN + this.#columns.size;
      this.#columns.set(key, column);
      this.heads.push({ cell: { sheet: WORKINGS_SHEET, row: HEAD_ROW, column }, label });
    }
    return { sheet: WORKINGS_SHEET, row: HEAD_ROW + number, column };
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

/** `Debt service`; of a category `Savings of the category: Electric energy`. */
function yearLabel(path: string, member: string): string {
  const { label } = figureDefinition(path);
  const category = /\[fieldId=(\d+)\]/.exec(member)?.[1];
  return category === undefined ? label : `${label}: ${SAVINGS_CATEGORY_LABELS[Number(category) as SavingsCategory]}`;
}

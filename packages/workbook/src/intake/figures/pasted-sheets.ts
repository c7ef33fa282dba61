import type { FigureCell } from "./figure-cell.js";
import type { FigureSeries } from "./figure-series.js";
import { hasFormula } from "./has-formula.js";

/** Sheets on which no calculated cell has a formula, because a person pasted values over all formulas. */
export class PastedSheets {
  /** Cells with typed values, correct or wrong. */
  readonly cells: readonly FigureCell[];
  readonly #names: ReadonlySet<string>;
  readonly #columnsWithFormulas: ReadonlySet<string>;

  /** @param cells - All cells of the series with a missing formula. */
  constructor(series: readonly FigureSeries[], cells: readonly FigureCell[]) {
    const names = new Set(cells.map(({ place }) => place.sheet));
    const withFormulas = series.filter(
      ({ place: { sheet, rows, column } }) =>
        names.has(sheet.name) && rows.some(({ row }) => hasFormula(sheet.cellAt(row, column))),
    );
    for (const { place } of withFormulas) names.delete(place.sheet.name);
    this.#names = names;
    this.#columnsWithFormulas = new Set(withFormulas.flatMap(({ place }) => place.columnName ?? []));
    this.cells = cells.filter((cell) => this.has(cell) && cell.content.kind !== "blank");
  }

  has({ place }: FigureCell): boolean {
    return this.#names.has(place.sheet);
  }

  /** True if another cell of the same column of a table has a formula. */
  hasFormulaInColumn({ column }: FigureCell): boolean {
    return column !== undefined && this.#columnsWithFormulas.has(column);
  }
}

/** `1 calculated cell`, `318 calculated cells on 2 sheets: Schedule 1, Amortization`. */
export function countOnSheets(cells: readonly FigureCell[]): string {
  const sheets = [...new Set(cells.map(({ place }) => place.sheet))];
  const count = cells.length === 1 ? "1 calculated cell" : `${cells.length.toLocaleString("en-US")} calculated cells`;
  return sheets.length === 1 ? count : `${count} on ${sheets.length} sheets: ${sheets.join(", ")}`;
}

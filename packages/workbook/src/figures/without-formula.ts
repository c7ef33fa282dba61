import { enclosingRange } from "../checks/enclosing-range.js";
import { type Finding, makeFinding } from "../findings/finding.js";
import { parseAddress } from "../read/cell-address.js";
import type { FigureCell } from "./figure-cell.js";
import type { FigureSeries } from "./figure-series.js";
import { hasFormula } from "./has-formula.js";

/** Cells without a formula in columns whose other cells have one. */
export class CellsWithoutFormula {
  readonly #blank: FigureCell[] = [];
  readonly #typed: FigureCell[] = [];

  /** Takes a cell that has no formula. A typed value that differs from the calculated one is told by itself. */
  add(cell: FigureCell): void {
    if (cell.content.kind === "blank") this.#blank.push(cell);
    else if (cell.content.kind === "figure") this.#typed.push(cell);
  }

  /** One finding for each row, which an inserted row has for all of its columns. */
  findings(): readonly Finding[] {
    return [
      ...byRow(this.#blank).map((cells) => rowFinding("figure/row-without-formulas", cells)),
      ...byRow(this.#typed).map((cells) => rowFinding("figure/formula-replaced", cells)),
    ];
  }
}

/** Whether a column of a table is calculated by formulas, as far as its first and its last cell tell. */
export function isColumnOfFormulas({ place: { sheet, column, rows, columnName } }: FigureSeries): boolean {
  if (columnName === undefined) return false;
  return [rows[0], rows.at(-1)].some((row) => row !== undefined && hasFormula(sheet.cellAt(row.row, column)));
}

function byRow(cells: readonly FigureCell[]): readonly (readonly FigureCell[])[] {
  const rows = new Map<string, FigureCell[]>();
  for (const cell of cells) {
    const key = `${cell.place.sheet}!${parseAddress(cell.place.address)?.row}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [cell]);
    else row.push(cell);
  }
  return [...rows.values()];
}

function rowFinding(
  name: "figure/row-without-formulas" | "figure/formula-replaced",
  cells: readonly FigureCell[],
): Finding {
  const [first] = cells;
  const positions = cells.flatMap(({ place }) => parseAddress(place.address) ?? []);
  return makeFinding(name, {
    place: { sheet: first?.place.sheet ?? "", address: enclosingRange(positions) },
    field: `${first?.field}${cells.length > 1 ? `, and ${cells.length - 1} more` : ""}`,
    found: `row ${positions[0]?.row}`,
  });
}

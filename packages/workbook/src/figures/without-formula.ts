import { enclosingRange } from "../cell-checks/enclosing-range.js";
import { type CellFinding, makeFinding } from "../findings/cell-finding.js";
import { parseAddress } from "../read/cell-address.js";
import type { FlatSheet } from "../read/flat-workbook.js";
import type { FigureCell } from "./figure-cell.js";
import type { FigureSeries } from "./figure-series.js";
import { hasFormula } from "./has-formula.js";

/** Cells without a formula beside cells that have one: in the same column, or among the figures by themselves of a sheet. */
export class CellsWithoutFormula {
  readonly #blank: FigureCell[] = [];
  readonly #typed: FigureCell[] = [];

  /** Takes a cell that has no formula. A typed value that differs from the calculated one is told by itself. */
  add(cell: FigureCell): void {
    // Workbooks of earlier templates have no figure in some cells.
    if (cell.content.kind === "blank" && cell.column !== undefined) this.#blank.push(cell);
    else if (cell.content.kind === "figure") this.#typed.push(cell);
  }

  /** One finding for each row of a table, and one for the figures by themselves of a sheet. */
  findings(): readonly CellFinding[] {
    return [
      ...grouped(this.#blank).map((cells) => groupFinding("figure/row-without-formulas", cells)),
      ...grouped(this.#typed).map((cells) => groupFinding("figure/formula-replaced", cells)),
    ];
  }
}

/** Tells which series a workbook calculates by formulas. */
export class SeriesWithFormulas {
  /** Sheets on which at least one figure by itself has a formula. */
  readonly #sheets: ReadonlySet<FlatSheet>;

  constructor(series: readonly FigureSeries[]) {
    const calculated = series.filter((one) => isByItself(one) && startsOrEndsWithFormula(one));
    this.#sheets = new Set(calculated.map(({ place }) => place.sheet));
  }

  /** Whether the first or the last cell of a column has a formula; or another figure by itself on the same sheet. */
  has(series: FigureSeries): boolean {
    return isByItself(series) ? this.#sheets.has(series.place.sheet) : startsOrEndsWithFormula(series);
  }
}

const isByItself = ({ place }: FigureSeries): boolean => place.columnName === undefined;

const startsOrEndsWithFormula = ({ place: { sheet, column, rows } }: FigureSeries): boolean =>
  [rows[0], rows.at(-1)].some((row) => row !== undefined && hasFormula(sheet.cellAt(row.row, column)));

/** The cells of each row of a table, and the figures by themselves of each sheet. */
function grouped(cells: readonly FigureCell[]): readonly (readonly FigureCell[])[] {
  const groups = new Map<string, FigureCell[]>();
  for (const cell of cells) {
    const row = cell.column === undefined ? "" : parseAddress(cell.place.address)?.row;
    const key = `${cell.place.sheet}!${row}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [cell]);
    else group.push(cell);
  }
  return [...groups.values()];
}

function groupFinding(
  name: "figure/row-without-formulas" | "figure/formula-replaced",
  cells: readonly FigureCell[],
): CellFinding {
  const [first] = cells;
  const positions = cells.flatMap(({ place }) => parseAddress(place.address) ?? []);
  return makeFinding(name, {
    place: { sheet: first?.place.sheet ?? "", address: enclosingRange(positions) },
    field: `${first?.field}${cells.length > 1 ? `, and ${cells.length - 1} more` : ""}`,
    found: first?.column === undefined ? "no formula" : `row ${positions[0]?.row}`,
  });
}

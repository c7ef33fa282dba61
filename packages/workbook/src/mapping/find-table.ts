import { isBlank } from "../intake/cell-reader.js";
import type { FlatCell } from "../xlsx/flat-workbook.js";
import type { ProfileColumn, ProfileTable } from "./profile.js";
import { type GridCell, labelText, type SheetGrid } from "./sheet-grid.js";

/** A table of a form: its columns and the rows that are items. */
export interface FoundTable {
  readonly headerRow: number;
  readonly columns: ReadonlyMap<ProfileColumn, number>;
  readonly missing: readonly ProfileColumn[];
  readonly rows: readonly number[];
  /** True if a row before the last item is blank. */
  readonly hasGaps: boolean;
}

/** Rows above a header in which the texts of its groups may be. */
const GROUP_ROWS = 4;
/** More rows are no table of a project. */
const MOST_ROWS = 1_000;
/** Blank rows inside a table. */
const LONGEST_GAP = 3;
const USUAL_ENDS = ["total", "totals", "grand total"];
/** `Subtotal, plant` */
const USUAL_SKIP = /^sub-?\s?totals?\b/;

/** True for a text that ends every table. */
export const isTableEnd = (text: string): boolean => USUAL_ENDS.includes(labelText(text));

/** Finds a table by its headers: the row that has most of them, and the first of several such rows. */
export function findTable(table: ProfileTable, grid: SheetGrid): FoundTable | undefined {
  let best: { readonly row: number; readonly columns: ReadonlyMap<ProfileColumn, number> } | undefined;
  for (const row of headerRows(table, grid)) {
    const columns = columnsAt(table, grid, row);
    if (columns.size > (best?.columns.size ?? 0)) best = { row, columns };
  }
  if (best === undefined) return undefined;
  const { row, columns } = best;
  return {
    headerRow: row,
    columns,
    missing: table.columns.filter((column) => !columns.has(column)),
    ...itemRows(table, grid, row + (table.firstRow ?? 1), [...columns.values()]),
  };
}

/** Rows with at least one of the labels. */
function headerRows({ columns }: ProfileTable, grid: SheetGrid): readonly number[] {
  const rows = new Set(columns.flatMap(({ header }) => grid.withText(header.at(-1) ?? "").map(({ row }) => row)));
  return [...rows].sort((left, right) => left - right);
}

function columnsAt({ columns }: ProfileTable, grid: SheetGrid, row: number): ReadonlyMap<ProfileColumn, number> {
  const cells = [...grid.cellsOf(row), ...labelsAbove(grid, row)];
  const taken = new Set<number>();
  const found = new Map<ProfileColumn, number>();
  for (const column of columns) {
    const label = labelText(column.header.at(-1) ?? "");
    const groups = column.header.slice(0, -1);
    const cell = cells.find(
      (one) =>
        one.cell.type === "text" &&
        labelText(one.cell.value) === label &&
        !taken.has(one.column) &&
        groups.every((group) => isUnder(group, one, grid)),
    );
    if (cell === undefined) continue;
    taken.add(cell.column);
    found.set(column, cell.column);
  }
  return found;
}

/** Rows above a header in which a label can begin that reaches down to the header, merged or above a blank cell. */
const TALL_LABEL_ROWS = 2;

/** Labels above columns without a label in the row of a header: `Measure` beside `kWh` and `$` below `Electricity`. */
export function labelsAbove(grid: SheetGrid, row: number): readonly GridCell[] {
  // Of a table that runs across, these would be the headings of its sections.
  if (grid.isTurned) return [];
  const filled = new Set(grid.cellsOf(row).map(({ column }) => column));
  const found: GridCell[] = [];
  for (let above = row - 1; above >= Math.max(1, row - TALL_LABEL_ROWS); above--) {
    for (const one of grid.cellsOf(above)) {
      if (!filled.has(one.column) && one.cell.type === "text") found.push(one);
      filled.add(one.column);
    }
  }
  return found;
}

/** True if a group above a header spans its column: it is the nearest text to the left in its row. */
function isUnder(group: string, { row, column }: GridCell, grid: SheetGrid): boolean {
  for (let above = row - 1; above >= Math.max(1, row - GROUP_ROWS); above--) {
    const nearest = grid
      .cellsOf(above)
      .filter((cell) => cell.column <= column)
      .at(-1);
    if (nearest?.cell.type === "text" && labelText(nearest.cell.value) === labelText(group)) return true;
  }
  return false;
}

/** Rows from the first one to the end of the table, without subtotals. */
function itemRows(
  { endsAt = [], skips = [] }: ProfileTable,
  grid: SheetGrid,
  first: number,
  columns: readonly number[],
): Pick<FoundTable, "rows" | "hasGaps"> {
  const ends = new Set([...USUAL_ENDS, ...endsAt].map(labelText));
  const skipped = new Set(skips.map(labelText));
  const rows: number[] = [];
  let hasGaps = false;
  const last = Math.min(grid.lastRow, first + MOST_ROWS);
  const cellsAt = (row: number): readonly (FlatCell | undefined)[] => columns.map((column) => grid.at(row, column));
  const hasNumber = (row: number): boolean => cellsAt(row).some((cell) => cell?.type === "number");
  for (let row = first; row <= last; row++) {
    if (cellsAt(row).every((cell) => isBlank(cell))) {
      // People leave blank rows between groups of items; a heading or a longer gap ends the table.
      const next = Array.from({ length: LONGEST_GAP }, (_, index) => row + index + 1).find((below) =>
        cellsAt(below).some((cell) => !isBlank(cell)),
      );
      if (next === undefined || !hasNumber(next)) break;
      hasGaps = true;
      row = next - 1;
      continue;
    }
    const text = firstText(grid.cellsOf(row));
    if (ends.has(text)) break;
    if (USUAL_SKIP.test(text) || skipped.has(text) || [...skipped].some((skip) => text.startsWith(`${skip} `)))
      continue;
    rows.push(row);
  }
  return { rows, hasGaps };
}

const firstText = (cells: readonly GridCell[]): string => {
  const cell: FlatCell | undefined = cells.find((one) => one.cell.type === "text")?.cell;
  return cell === undefined ? "" : labelText(cell.value);
};

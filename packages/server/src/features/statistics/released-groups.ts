import type { Steps } from "./in-slices.js";
import { type CountedCell, KeptBackCells, smallDerivableGroup } from "./small-derivable-group.js";

/** Which groups of a table may be told. */
export interface Release {
  readonly isTotalTold: boolean;
  /** Rows and columns that are told one by one. */
  readonly rows: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
  /** Those that are told together: each of them, or all but the last, has too few projects. */
  readonly pooledRows: ReadonlySet<string>;
  readonly pooledColumns: ReadonlySet<string>;
  /** Cells that are told, in rows and columns that are: {@link cellKey}. */
  readonly cells: ReadonlySet<string>;
}

export const cellKey = (row: string, column: string): string => `${row}\n${column}`;

/** Stands for all that are told together. No key is like it. */
const POOL = "*";

/**
 * Which groups can be told so that nobody can work out a group of fewer projects than the minimum, whatever they add up and
 * take away of all that is ever told of the table.
 *
 * Rows that are too small are told together; where they are still too small, with the next larger row. So are columns.
 * Cells that are too small are kept back, and with them as many others as it takes for {@link smallDerivableGroup} to find
 * nothing.
 */
export function* releasedGroups(cells: readonly CountedCell[], minimum: number): Steps<Release> {
  const counted = cells.filter(({ projects }) => projects > 0);
  const total = counted.reduce((sum, { projects }) => sum + projects, 0);
  if (total === 0 || total < minimum) return NOTHING;
  const pooledRows = pool(sumsBy(counted, "row"), minimum, new Set());
  const forced = new Set<string>();
  for (;;) {
    const pooledColumns = pool(sumsBy(counted, "column"), minimum, forced);
    const blocks = blocksOf(counted, pooledRows, pooledColumns);
    yield;
    const told = yield* releasableCells(blocks, minimum);
    if (told.ok) {
      return {
        isTotalTold: true,
        rows: keysOf(blocks, "row"),
        columns: keysOf(blocks, "column"),
        pooledRows,
        pooledColumns,
        cells: new Set(told.cells.map(({ row, column }) => cellKey(row, column))),
      };
    }
    // The sums alone tell too much: one column fewer is told.
    const smallest = smallestOf(blocks.filter(({ column }) => column !== POOL));
    const column = told.column === POOL ? smallest?.column : told.column;
    if (column === undefined) return { ...NOTHING, isTotalTold: true };
    forced.add(column);
  }
}

const NONE: ReadonlySet<string> = new Set();
const NOTHING: Release = {
  isTotalTold: false,
  rows: NONE,
  columns: NONE,
  pooledRows: NONE,
  pooledColumns: NONE,
  cells: NONE,
};

/** The groups that are told together. @param forced - Some that are, whatever their size. */
function pool(sums: ReadonlyMap<string, number>, minimum: number, forced: ReadonlySet<string>): ReadonlySet<string> {
  const pooled = new Set<string>();
  let projects = 0;
  const bySize = [...sums].sort(([oneKey, one], [otherKey, other]) => one - other || (oneKey < otherKey ? -1 : 1));
  const order = [...bySize.filter(([key]) => forced.has(key)), ...bySize.filter(([key]) => !forced.has(key))];
  for (const [key, sum] of order) {
    const isEnough = pooled.size === 0 || projects >= minimum;
    if (sum >= minimum && isEnough && !forced.has(key)) continue;
    pooled.add(key);
    projects += sum;
  }
  return pooled;
}

function sumsBy(cells: readonly CountedCell[], side: "row" | "column"): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const cell of cells) sums.set(cell[side], (sums.get(cell[side]) ?? 0) + cell.projects);
  return sums;
}

/** The table with one row and one column for all that are told together. */
function blocksOf(
  cells: readonly CountedCell[],
  pooledRows: ReadonlySet<string>,
  pooledColumns: ReadonlySet<string>,
): readonly CountedCell[] {
  const blocks = new Map<string, CountedCell>();
  for (const cell of cells) {
    const row = pooledRows.has(cell.row) ? POOL : cell.row;
    const column = pooledColumns.has(cell.column) ? POOL : cell.column;
    const key = cellKey(row, column);
    blocks.set(key, { row, column, projects: cell.projects + (blocks.get(key)?.projects ?? 0) });
  }
  return [...blocks.values()];
}

const keysOf = (blocks: readonly CountedCell[], side: "row" | "column"): ReadonlySet<string> =>
  new Set(blocks.map((block) => block[side]).filter((key) => key !== POOL));

type Tellable =
  | { readonly ok: true; readonly cells: readonly CountedCell[] }
  /** No cell is left to be kept back; a column has to go. */
  | { readonly ok: false; readonly column: string };

function* releasableCells(blocks: readonly CountedCell[], minimum: number): Steps<Tellable> {
  const isKeptBack = ({ row, column, projects }: CountedCell): boolean =>
    projects < minimum || row === POOL || column === POOL;
  const small = blocks.filter(isKeptBack);
  const told = new Set(blocks.filter((block) => !isKeptBack(block)));
  const keptBack = new KeptBackCells(small);
  for (const cell of small) {
    let group = smallDerivableGroup(cell, keptBack, minimum);
    while (group !== undefined) {
      const { rows, columns } = group;
      const smallest = smallestOf([...told].filter(({ row, column }) => rows.has(row) !== columns.has(column)));
      if (smallest === undefined) return { ok: false, column: cell.column };
      told.delete(smallest);
      keptBack.add(smallest);
      yield;
      group = smallDerivableGroup(cell, keptBack, minimum);
    }
    yield;
  }
  return { ok: true, cells: [...told] };
}

const smallestOf = (cells: readonly CountedCell[]): CountedCell | undefined =>
  [...cells].sort(
    (one, other) =>
      one.projects - other.projects || (cellKey(one.row, one.column) < cellKey(other.row, other.column) ? -1 : 1),
  )[0];

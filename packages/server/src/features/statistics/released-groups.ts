import type { Steps } from "./in-slices.js";
import { type CountedCell, KeptBackCells, smallDerivableGroup } from "./small-derivable-group.js";

/** Groups of a table that may be released. */
export interface Release {
  readonly isTotalTold: boolean;
  /** Rows and columns that are released individually. */
  readonly rows: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
  /** Pooled groups: each of them, or all but the last, has too few projects. */
  readonly pooledRows: ReadonlySet<string>;
  readonly pooledColumns: ReadonlySet<string>;
  /** Cells that are released, within released rows and columns: {@link cellKey}. */
  readonly cells: ReadonlySet<string>;
}

export const cellKey = (row: string, column: string): string => `${row}\n${column}`;

/** Key of the pooled groups. No other key is equal to it. */
const POOL = "*";

/**
 * Decides which groups to release, so that nobody can derive a group of fewer projects than the minimum from sums and
 * differences of all released figures of the table.
 *
 * Pools rows that are too small; if they are still too small, adds the next larger row. Does the same with columns.
 * Suppresses cells that are too small, and as many others as needed until {@link smallDerivableGroup} finds nothing.
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
    // The sums alone reveal too much: releases one column less.
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

/** The groups to pool. @param forced - Groups to pool at any size. */
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

/** The table with one row and one column for all pooled groups. */
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
  /** No cell is left to suppress, so one column less must be released. */
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

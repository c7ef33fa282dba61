import type { Aggregate } from "./aggregates.js";
import { cellKey, type Release, releasableGroups } from "./releasable-groups.js";
import { mergeTallies, type Tally } from "./tally.js";

/** A group of a table as it may be told. */
export interface ReleasedGroup {
  /** Undefined for what is told together. */
  readonly key?: string;
  /** Without the quantities that may not be told of the group. */
  readonly tally: Tally;
}

/** What may be told of a table. Everything that is asked of it is answered from here. */
export interface ReleasedTable {
  /** Undefined where there are too few projects. */
  readonly total?: Tally;
  readonly rows: readonly ReleasedGroup[];
  readonly columns: readonly ReleasedGroup[];
  /** Of a row that is told; those of its columns that are told beside it. */
  readonly cells: ReadonlyMap<string, readonly ReleasedGroup[]>;
}

/**
 * What may be told of a table. The number of projects and each quantity are told by their own: a quantity that few projects
 * have is kept back in more places.
 *
 * @param aggregates - Of one table.
 */
export function releasedTable(aggregates: readonly Aggregate[], minimum: number): ReleasedTable {
  const projects = releasableGroups(
    aggregates.map(({ row, column, tally }) => ({ row, column, projects: tally.projects })),
    minimum,
  );
  if (!projects.isTotalTold) return NOTHING_TOLD;
  const names = new Set(aggregates.flatMap(({ tally }) => Object.keys(tally.quantities)));
  const quantities = [...names].map((name) => {
    const counts = aggregates.map(({ row, column, tally }) => ({
      row,
      column,
      projects: tally.quantities[name]?.projects ?? 0,
    }));
    return { name, release: releasableGroups(counts, minimum) };
  });

  /** Merges aggregates and keeps the quantities whose own release tells the same group. */
  const tell = (parts: readonly Aggregate[], isTold: (release: Release) => boolean): Tally => {
    const merged = mergeTallies(parts.map(({ tally }) => tally));
    const told = quantities.filter(({ name, release }) => isTold(release) && merged.quantities[name] !== undefined);
    return {
      projects: merged.projects,
      quantities: Object.fromEntries(told.map(({ name }) => [name, merged.quantities[name] ?? NO_QUANTITY])),
    };
  };
  const margin = (side: "row" | "column"): readonly ReleasedGroup[] => {
    const [single, pooled] =
      side === "row" ? (["rows", "pooledRows"] as const) : (["columns", "pooledColumns"] as const);
    const groups = [...projects[single]].map((key): ReleasedGroup => {
      const parts = aggregates.filter((aggregate) => aggregate[side] === key);
      return { key, tally: tell(parts, (release) => release[single].has(key)) };
    });
    if (projects[pooled].size === 0) return groups;
    const parts = aggregates.filter((aggregate) => projects[pooled].has(aggregate[side]));
    return [...groups, { tally: tell(parts, (release) => isSame(release[pooled], projects[pooled])) }];
  };
  const cells = new Map([...projects.rows].map((row) => [row, [] as ReleasedGroup[]]));
  for (const aggregate of aggregates) {
    const key = cellKey(aggregate.row, aggregate.column);
    if (!projects.cells.has(key)) continue;
    const tally = tell([aggregate], (release) => release.cells.has(key));
    cells.get(aggregate.row)?.push({ key: aggregate.column, tally });
  }
  return {
    total: tell(aggregates, (release) => release.isTotalTold),
    rows: margin("row"),
    columns: margin("column"),
    cells,
  };
}

export const NOTHING_TOLD: ReleasedTable = { rows: [], columns: [], cells: new Map() };

const NO_QUANTITY = { projects: 0, sum: "0", histogram: {} };

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((key) => other.has(key));

/** The tally of a row that is told, and nothing of any other. */
export const toldRow = (table: ReleasedTable, row: string): Tally | undefined =>
  table.rows.find(({ key }) => key === row)?.tally;

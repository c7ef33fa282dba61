import type { Steps } from "./in-slices.js";
import type { TallyCell } from "./releasable-changes.js";
import { cellKey, type Release, releasedGroups } from "./released-groups.js";
import { type ReleasedTally, releasedTally } from "./released-tally.js";
import { mergeTallies } from "./tally.js";

/** A group of a table in its released form. */
export interface ReleasedGroup {
  /** Undefined for the pooled groups. */
  readonly key?: string;
  readonly tally: ReleasedTally;
}

/** Released form of a table, from which every query about it is answered. */
export interface ReleasedTable {
  /** Undefined with too few projects. */
  readonly total?: ReleasedTally;
  readonly rows: readonly ReleasedGroup[];
  readonly columns: readonly ReleasedGroup[];
  /** Released columns by released row. */
  readonly cells: ReadonlyMap<string, readonly ReleasedGroup[]>;
}

/**
 * Computes the released form of a table. The number of projects and each quantity are released separately: a quantity
 * that few projects have is suppressed in more cells.
 *
 * @param aggregates - Aggregates of one table.
 */
export function* releasedTable(aggregates: readonly TallyCell[], minimum: number): Steps<ReleasedTable> {
  const projects = yield* releasedGroups(
    aggregates.map(({ row, column, tally }) => ({ row, column, projects: tally.projects })),
    minimum,
  );
  if (!projects.isTotalTold) return NOTHING_RELEASED;
  const quantities = yield* quantityReleases(aggregates, projects, minimum);

  /** Merges aggregates and keeps the quantities whose own release includes the same group. */
  function* tell(parts: readonly TallyCell[], isTold: (release: Release) => boolean): Steps<ReleasedTally> {
    const merged = yield* mergeTallies(parts.map(({ tally }) => tally));
    const names = quantities.filter(({ release }) => isTold(release)).map(({ name }) => name);
    yield;
    return releasedTally(merged, names);
  }
  function* margin(side: "row" | "column"): Steps<readonly ReleasedGroup[]> {
    const [single, pooled] =
      side === "row" ? (["rows", "pooledRows"] as const) : (["columns", "pooledColumns"] as const);
    const groups: ReleasedGroup[] = [];
    for (const key of projects[single]) {
      const parts = aggregates.filter((aggregate) => aggregate[side] === key);
      groups.push({ key, tally: yield* tell(parts, (release) => release[single].has(key)) });
    }
    if (projects[pooled].size === 0) return groups;
    const parts = aggregates.filter((aggregate) => projects[pooled].has(aggregate[side]));
    return [...groups, { tally: yield* tell(parts, (release) => isSame(release[pooled], projects[pooled])) }];
  }
  const cells = new Map([...projects.rows].map((row) => [row, [] as ReleasedGroup[]]));
  for (const aggregate of aggregates) {
    const key = cellKey(aggregate.row, aggregate.column);
    if (!projects.cells.has(key)) continue;
    const tally = yield* tell([aggregate], (release) => release.cells.has(key));
    cells.get(aggregate.row)?.push({ key: aggregate.column, tally });
  }
  return {
    total: yield* tell(aggregates, (release) => release.isTotalTold),
    rows: yield* margin("row"),
    columns: yield* margin("column"),
    cells,
  };
}

interface QuantityRelease {
  readonly name: string;
  readonly release: Release;
}

/** Groups of each quantity that may be released. @param projects - Release of the numbers of projects. */
function* quantityReleases(
  aggregates: readonly TallyCell[],
  projects: Release,
  minimum: number,
): Steps<readonly QuantityRelease[]> {
  const names = new Set(aggregates.flatMap(({ tally }) => Object.keys(tally.quantities)));
  const releases: QuantityRelease[] = [];
  for (const name of names) {
    // A quantity that every project has is released for the same groups.
    const isEveryones = aggregates.every(({ tally }) => tally.quantities[name]?.projects === tally.projects);
    const counts = aggregates.map(({ row, column, tally }) => ({
      row,
      column,
      projects: tally.quantities[name]?.projects ?? 0,
    }));
    releases.push({ name, release: isEveryones ? projects : yield* releasedGroups(counts, minimum) });
  }
  return releases;
}

export const NOTHING_RELEASED: ReleasedTable = { rows: [], columns: [], cells: new Map() };

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((key) => other.has(key));

/** Tally of a released row; undefined for any other. */
export const releasedRow = (table: ReleasedTable, row: string): ReleasedTally | undefined =>
  table.rows.find(({ key }) => key === row)?.tally;

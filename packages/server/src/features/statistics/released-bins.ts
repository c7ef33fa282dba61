import { countOf, edgesWithin, type Histogram, withHistogram } from "./histogram.js";
import { commonEdges, type ReleasedBin, releasedBins } from "./histogram-bins.js";
import type { Steps } from "./in-slices.js";
import type { TallyCell } from "./releasable-changes.js";
import type { ReleasedGroup, ReleasedTable } from "./released-table.js";
import type { ReleasedTally } from "./released-tally.js";
import { NOT_STATED } from "./tables.js";

/** Quantities that are released in bins. The price is not included: sizes are already bins of it, with other edges. */
const BINNED_QUANTITIES: readonly string[] = ["pricePerMmbtu", "simplePayback"];

/** Distance of edges in bins: eight edges for each power of ten. */
const BINS_BETWEEN_EDGES = 16;

/** Multiple of the minimum group size from which a part is released in bins; smaller parts have only quartiles. */
const LARGE_ENOUGH = 4;

/** Minimum number of common edges. Below it, the smallest part is not released in bins. */
const FEWEST_EDGES = 2;

/**
 * Adds the distributions that may be released: of all, of each row within the edges of all, and of the cells of a row
 * within the edges of that row. The parts of a whole have the same edges, and each edge is one of the whole, so
 * subtraction reveals nothing more. Columns divide the whole in another way, and have no bins. docs/decisions/0063 has
 * the proof.
 */
export function* withBins(
  table: ReleasedTable,
  aggregates: readonly TallyCell[],
  minimum: number,
): Steps<ReleasedTable> {
  let { total } = table;
  const rows = new Map(named(table.rows).map(({ key, tally }) => [key, tally]));
  const cells = new Map(
    [...table.cells].map(([row, groups]) => [row, new Map(named(groups).map(({ key, tally }) => [key, tally]))]),
  );
  for (const name of BINNED_QUANTITIES) {
    if (total?.quantities[name] === undefined) continue;
    const whole = histogramOf(aggregates, name);
    const edges = commonEdges(
      [{ histogram: whole, areQuartilesReleased: true }],
      edgesWithin(whole, BINS_BETWEEN_EDGES),
      minimum,
    );
    total = binned(total, name, releasedBins(whole, edges));
    const ofRows = partsOf(rows, name, (row) => aggregates.filter((aggregate) => aggregate.row === row));
    yield;
    const releasedRows = dividedInto(ofRows, whole, edges, minimum);
    for (const { key: row, histogram } of releasedRows.parts) {
      put(rows, row, name, releasedBins(histogram, releasedRows.edges));
      const ofRow = cells.get(row) ?? new Map<string, ReleasedTally>();
      const ofCells = partsOf(ofRow, name, (column) =>
        aggregates.filter((aggregate) => aggregate.row === row && aggregate.column === column),
      );
      yield;
      const releasedCells = dividedInto(ofCells, histogram, releasedRows.edges, minimum);
      for (const cell of releasedCells.parts)
        put(ofRow, cell.key, name, releasedBins(cell.histogram, releasedCells.edges));
    }
  }
  const again = (groups: readonly ReleasedGroup[], tallies: ReadonlyMap<string, ReleasedTally> | undefined) =>
    groups.map((group) => ({ ...group, tally: tallies?.get(group.key ?? "") ?? group.tally }));
  return {
    ...table,
    ...(total !== undefined && { total }),
    rows: again(table.rows, rows),
    cells: new Map([...table.cells].map(([row, groups]) => [row, again(groups, cells.get(row))])),
  };
}

interface Part {
  readonly key: string;
  readonly histogram: Histogram;
}

/** The parts of a whole that are released in bins, largest first, and their common edges. */
function dividedInto(
  parts: readonly Part[],
  whole: Histogram,
  candidates: readonly number[],
  minimum: number,
): { readonly parts: readonly Part[]; readonly edges: readonly number[] } {
  const large = parts
    .filter(({ histogram }) => countOf(histogram) >= LARGE_ENOUGH * minimum)
    .sort((one, other) => countOf(other.histogram) - countOf(one.histogram) || (one.key < other.key ? -1 : 1));
  for (let count = large.length; count > 0; count -= 1) {
    const told = large.slice(0, count);
    // The remainder can be calculated from the released parts.
    const rest = told.reduce((left, { histogram }) => withHistogram(left, histogram, -1), whole);
    const groups = [
      ...told.map(({ histogram }) => ({ histogram, areQuartilesReleased: true })),
      { histogram: rest, areQuartilesReleased: false },
    ];
    const edges = commonEdges(groups, candidates, minimum);
    if (edges.length >= FEWEST_EDGES) return { parts: told, edges };
  }
  return { parts: [], edges: [] };
}

/** Groups for which the quantity is released. */
function partsOf(
  tallies: ReadonlyMap<string, ReleasedTally>,
  name: string,
  aggregatesOf: (key: string) => readonly TallyCell[],
): readonly Part[] {
  return [...tallies].flatMap(([key, { quantities }]) =>
    quantities[name] === undefined ? [] : [{ key, histogram: histogramOf(aggregatesOf(key), name) }],
  );
}

const histogramOf = (aggregates: readonly TallyCell[], name: string): Histogram =>
  aggregates.reduce<Histogram>((sum, { tally }) => withHistogram(sum, tally.quantities[name]?.histogram ?? {}, 1), {});

/** Pooled groups, and projects without the value, are no groups of their own. */
const named = (groups: readonly ReleasedGroup[]): readonly { readonly key: string; readonly tally: ReleasedTally }[] =>
  groups.flatMap(({ key, tally }) => (key === undefined || key === NOT_STATED ? [] : [{ key, tally }]));

function put(
  tallies: Map<string, ReleasedTally>,
  key: string,
  name: string,
  bins: readonly ReleasedBin[] | undefined,
): void {
  const tally = tallies.get(key);
  if (tally !== undefined) tallies.set(key, binned(tally, name, bins));
}

function binned(tally: ReleasedTally, name: string, bins: readonly ReleasedBin[] | undefined): ReleasedTally {
  const quantity = tally.quantities[name];
  if (quantity === undefined || bins === undefined) return tally;
  return { ...tally, quantities: { ...tally.quantities, [name]: { ...quantity, bins } } };
}

import type { Aggregate } from "./aggregates.js";
import { countOf, edgesWithin, type Histogram, withHistogram } from "./histogram.js";
import { commonEdges, type ReleasedBin, releasedBins } from "./histogram-bins.js";
import type { Steps } from "./in-slices.js";
import type { ReleasedGroup, ReleasedTable } from "./released-table.js";
import type { ReleasedTally } from "./released-tally.js";
import { NOT_STATED } from "./tables.js";

/** Quantities that are told in bins. The price is none: sizes are bins of it already, with edges of their own. */
const BINNED_QUANTITIES: readonly string[] = ["pricePerMmbtu", "simplePayback"];

/** Edges lie so many bins apart: eight from a power of ten to the next. */
const BINS_BETWEEN_EDGES = 16;

/** A part is told in bins where it has so many times the minimum; what is smaller has its quartiles and no more. */
const LARGE_ENOUGH = 4;

/** Of parts that would have fewer edges in common, the smallest is not told in bins. */
const FEWEST_EDGES = 2;

/**
 * A table with the distributions that may be told: of all, of each row within the edges of all, and of the cells of a row
 * within the edges of that row. The parts of a whole have the same edges, and each edge is one of the whole; so nothing can
 * be had by taking one from another. Columns are another way to divide the whole, and have none. docs/decisions/0063 shows why.
 */
export function* withBins(
  table: ReleasedTable,
  aggregates: readonly Aggregate[],
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

/** The parts of a whole that are told in bins, the largest first, and the edges that they have in common. */
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
    // What is left can be worked out as well.
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

/** The groups that the quantity is told of. */
function partsOf(
  tallies: ReadonlyMap<string, ReleasedTally>,
  name: string,
  aggregatesOf: (key: string) => readonly Aggregate[],
): readonly Part[] {
  return [...tallies].flatMap(([key, { quantities }]) =>
    quantities[name] === undefined ? [] : [{ key, histogram: histogramOf(aggregatesOf(key), name) }],
  );
}

const histogramOf = (aggregates: readonly Aggregate[], name: string): Histogram =>
  aggregates.reduce<Histogram>((sum, { tally }) => withHistogram(sum, tally.quantities[name]?.histogram ?? {}, 1), {});

/** What is told together, or of projects that do not say, is no group of its own. */
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

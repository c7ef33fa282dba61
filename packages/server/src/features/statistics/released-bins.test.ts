import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { documentId } from "../../base/document-id.js";
import type { Aggregate } from "./aggregates.js";
import { type ReleasedSum, smallestDerivable } from "./derivable.testing.js";
import { withBins } from "./released-bins.js";
import { type ReleasedGroup, type ReleasedTable, releasedTable } from "./released-table.js";
import type { ReleasedTally } from "./released-tally.js";
import { atOnce } from "./releases.testing.js";
import { SIZE_TABLE } from "./tables.js";

const MINIMUM = 2;
const NAME = "pricePerMmbtu";
const [ROWS, COLUMNS, PLACES] = [
  ["1", "2"],
  ["small", "large"],
  [8, 24, 40],
] as const;

/** Numbers of projects of each cell with a price in each of three ranges, each between two edges. */
const counts = fc.array(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 20 })), {
  minLength: 12,
  maxLength: 12,
});

function aggregatesOf(all: readonly number[]): readonly Aggregate[] {
  return ROWS.flatMap((row, r) =>
    COLUMNS.map((column, c) => {
      const own = PLACES.map((bin, place) => [bin, all[(r * 2 + c) * 3 + place] ?? 0] as const);
      const projects = own.reduce((sum, [, count]) => sum + count, 0);
      const histogram = Object.fromEntries(own.filter(([, count]) => count > 0));
      const quantities = { [NAME]: { projects, sum: "0", histogram } };
      const tally = { projects, quantities };
      return { id: documentId(row + column), epoch: 1, subject: "1/x", table: SIZE_TABLE, row, column, tally };
    }),
  ).filter(({ tally }) => tally.projects > 0);
}

const tell = (aggregates: readonly Aggregate[]): ReleasedTable =>
  atOnce(withBins(atOnce(releasedTable(aggregates, MINIMUM)), aggregates, MINIMUM));

/** Every released sum, as the ranges of cells that it includes. */
function releasedSums(table: ReleasedTable): readonly ReleasedSum[] {
  const sums: ReleasedSum[] = [];
  const note = (tally: ReleasedTally | undefined, isOf: (row: string, column: string) => boolean): void => {
    const quantity = tally?.quantities[NAME];
    if (quantity === undefined) return;
    const edges = (quantity.bins ?? []).map(({ from, below }) => ({
      from: Number(from ?? 0),
      below: Number(below ?? Number.POSITIVE_INFINITY),
    }));
    for (const { from, below } of [{ from: 0, below: Number.POSITIVE_INFINITY }, ...edges]) {
      const isIn = (bin: number): boolean => 10 ** ((bin + 0.5) / 128) >= from && 10 ** ((bin + 0.5) / 128) < below;
      sums.push(
        ROWS.flatMap((row) =>
          COLUMNS.flatMap((column) => PLACES.map((bin) => (isOf(row, column) && isIn(bin) ? 1 : 0))),
        ),
      );
    }
  };
  const isTold = (groups: readonly ReleasedGroup[], key: string): boolean => groups.some((group) => group.key === key);
  note(table.total, () => true);
  for (const { key, tally } of table.rows)
    note(tally, (row) => (key === undefined ? !isTold(table.rows, row) : row === key));
  for (const { key, tally } of table.columns)
    note(tally, (_, column) => (key === undefined ? !isTold(table.columns, column) : column === key));
  for (const [cellRow, groups] of table.cells)
    for (const { key, tally } of groups) note(tally, (row, column) => row === cellRow && column === key);
  return sums;
}

test("no group of fewer projects than the minimum can be derived from sums, bins, and their differences", () => {
  let inBins = 0;
  fc.assert(
    fc.property(counts, (all) => {
      const table = tell(aggregatesOf(all));
      const sums = releasedSums(table);
      if (table.rows.some(({ tally }) => tally.quantities[NAME]?.bins !== undefined)) inBins += 1;
      const cells = all.map((projects, index) => ({ row: String(index), column: "", projects }));
      expect(smallestDerivable(cells, sums)).toBeGreaterThanOrEqual(MINIMUM);
    }),
    { numRuns: runs(150) },
  );
  expect(inBins).toBeGreaterThan(10);
});

test("the parts of a whole are released within its edges, and add up to at most the whole", () => {
  fc.assert(
    fc.property(counts, (all) => {
      const table = tell(aggregatesOf(all));
      const edges = (tally: ReleasedTally | undefined) =>
        (tally?.quantities[NAME]?.bins ?? []).flatMap(({ from }) => from ?? []);
      for (const { key = "", tally } of table.rows) {
        expect(edges(table.total)).toEqual(expect.arrayContaining(edges(tally)));
        for (const cell of table.cells.get(key) ?? [])
          expect(edges(tally)).toEqual(expect.arrayContaining(edges(cell.tally)));
      }
      for (const { tally } of table.columns) expect(edges(tally)).toEqual([]);
    }),
  );
});

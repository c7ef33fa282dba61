import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import { type ReleasedSum, smallestDerivable } from "./derivable.testing.js";
import { cellKey, type Release, releasedGroups as releaseSteps } from "./released-groups.js";
import type { CountedCell } from "./small-derivable-group.js";

const cellsOf = (table: readonly (readonly number[])[]): CountedCell[] =>
  table.flatMap((counts, row) =>
    counts.map((projects, column) => ({ row: `r${row}`, column: `c${column}`, projects })),
  );

/** Runs all steps at once. */
function releasedGroups(cells: readonly CountedCell[], minimum: number): Release {
  const steps = releaseSteps(cells, minimum);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Sums that are released. */
function releasedSums(cells: readonly CountedCell[], release: Release): readonly ReleasedSum[] {
  const sum = (isIn: (cell: CountedCell) => boolean): ReleasedSum => cells.map((cell) => (isIn(cell) ? 1 : 0));
  if (!release.isTotalTold) return [];
  return [
    sum(() => true),
    ...[...release.rows].map((row) => sum((cell) => cell.row === row)),
    ...[...release.columns].map((column) => sum((cell) => cell.column === column)),
    sum((cell) => release.pooledRows.has(cell.row)),
    sum((cell) => release.pooledColumns.has(cell.column)),
    ...cells
      .filter(({ row, column }) => release.cells.has(cellKey(row, column)))
      .map((told) => sum((cell) => cell === told)),
  ];
}

function smallestOf(all: readonly CountedCell[], release: Release): number {
  const cells = all.filter(({ projects }) => projects > 0);
  return smallestDerivable(cells, releasedSums(cells, release));
}

describe("the release of a table", () => {
  test("omits a small cell, and the cells from which it could be derived", () => {
    // The small cell equals 6 + 2 − 6 of its row, and 8 − 6 of its column: two more cells are suppressed with it, and a
    // third.
    const release = releasedGroups(
      cellsOf([
        [2, 6],
        [6, 7],
      ]),
      5,
    );
    expect(release).toMatchObject({ isTotalTold: true, rows: new Set(["r0", "r1"]), columns: new Set(["c0", "c1"]) });
    expect(release.cells.size).toBe(0);
  });

  test("leaves the other cells of a large table", () => {
    const release = releasedGroups(
      cellsOf([
        [2, 6, 9],
        [6, 7, 9],
        [9, 9, 9],
      ]),
      5,
    );
    expect([...release.cells].sort()).toEqual(
      [
        ["r0", "c2"],
        ["r1", "c2"],
        ["r2", "c0"],
        ["r2", "c1"],
        ["r2", "c2"],
      ]
        .map(([row = "", column = ""]) => cellKey(row, column))
        .sort(),
    );
  });

  test("pools small rows, with a larger one if they are still too small", () => {
    const release = releasedGroups(cellsOf([[3], [1], [6], [20]]), 5);
    expect(release.pooledRows).toEqual(new Set(["r0", "r1", "r2"]));
    expect(release.rows).toEqual(new Set(["r3"]));
  });

  test("is empty with too few projects in total", () => {
    expect(releasedGroups(cellsOf([[2, 2]]), 5).isTotalTold).toBe(false);
    expect(releasedGroups([], 1).isTotalTold).toBe(false);
  });

  test("is complete if the minimum is one project", () => {
    const release = releasedGroups(
      cellsOf([
        [1, 2],
        [0, 1],
      ]),
      1,
    );
    expect(release.cells.size).toBe(3);
  });

  test("releases fewer columns if the sums reveal a cell that nothing else can hide", () => {
    // All but one project of row 0 are in column 0; column 0 has no others.
    const cells = cellsOf([
      [5, 1],
      [0, 9],
    ]);
    const release = releasedGroups(cells, 5);
    expect(smallestOf(cells, release)).toBeGreaterThanOrEqual(5);
  });

  test("never allows to derive a smaller group from any sums and differences", () => {
    const count = fc.oneof(
      { weight: 2, arbitrary: fc.constant(0) },
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 4, arbitrary: fc.integer({ min: 5, max: 12 }) },
    );
    const tables = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(count, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      );
    fc.assert(
      fc.property(tables, (table) => {
        const cells = cellsOf(table);
        expect(smallestOf(cells, releasedGroups(cells, 5))).toBeGreaterThanOrEqual(5);
      }),
      { numRuns: runs(300) },
    );
  });

  test("releases a large part of large tables", () => {
    const counts = Array.from({ length: 14 }, (_, row) =>
      Array.from({ length: 40 }, (_, column) => (row * 7 + column * 11) % 19),
    );
    const cells = cellsOf(counts);
    const release = releasedGroups(cells, 5);
    const large = cells.filter(({ projects }) => projects >= 5).length;
    expect(release.cells.size / large).toBeGreaterThan(0.9);
  });
});

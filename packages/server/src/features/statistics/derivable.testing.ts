import type { CountedCell } from "./small-derivable-group.js";

/** A released sum, as its cells: 1 for a cell in it. */
export type ReleasedSum = readonly number[];

/**
 * Smallest group of projects that can be derived from sums by addition and subtraction, found by trying all groups of
 * cells.
 *
 * @param cells - Cells without projects are as unknown as the others; cells known to be empty are omitted.
 */
export function smallestDerivable(cells: readonly CountedCell[], told: readonly ReleasedSum[]): number {
  const rows = echelon(told);
  let smallest = Number.POSITIVE_INFINITY;
  for (let set = 1; set < 2 ** cells.length; set += 1) {
    const group = cells.map((_, index) => (set >> index) & 1);
    const projects = cells.reduce((sum, cell, index) => sum + (group[index] as number) * cell.projects, 0);
    if (projects > 0 && projects < smallest && reduce(group, rows).every((value) => Math.abs(value) < 1e-9))
      smallest = projects;
  }
  return smallest;
}

/** The sums in echelon form: any linear combination of them reduces to zero. */
function echelon(sums: readonly (readonly number[])[]): { readonly pivot: number; readonly values: number[] }[] {
  const rows: { pivot: number; values: number[] }[] = [];
  for (const sum of sums) {
    const values = reduce(sum, rows);
    const pivot = values.findIndex((value) => Math.abs(value) > 1e-9);
    if (pivot >= 0) rows.push({ pivot, values: values.map((value) => value / (values[pivot] as number)) });
  }
  return rows;
}

function reduce(
  sum: readonly number[],
  rows: readonly { readonly pivot: number; readonly values: number[] }[],
): number[] {
  return rows.reduce<number[]>(
    (left, { pivot, values }) => {
      const factor = left[pivot] as number;
      return left.map((value, index) => value - factor * (values[index] as number));
    },
    [...sum],
  );
}

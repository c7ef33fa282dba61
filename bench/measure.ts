import { performance } from "node:perf_hooks";

/** Median of a list that is not empty. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Measures several alternatives in turn, one round after the other, so that other load on the machine affects all of
 * them equally.
 *
 * @returns Median milliseconds of each, by name.
 */
export async function interleave(
  ways: Readonly<Record<string, () => unknown>>,
  { rounds, warmUp }: { readonly rounds: number; readonly warmUp: number },
): Promise<Readonly<Record<string, number>>> {
  const times = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round++) {
    for (const [name, way] of Object.entries(ways)) {
      const start = performance.now();
      const pending = way();
      if (pending instanceof Promise) await pending;
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return Object.fromEntries([...times].map(([name, list]) => [name, median(list)]));
}

/** One line of the report: a figure against its goal. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
}

export function printRows(title: string, rows: readonly Row[]): void {
  const width = (column: keyof Row): number => Math.max(...rows.map((row) => row[column].length), column.length);
  const line = (row: Row): string =>
    `  ${row.what.padEnd(width("what"))}  ${row.measured.padStart(width("measured"))}  ${row.goal}`;
  console.log(`\n${title}`);
  for (const row of rows) console.log(line(row));
}

export const times = (ratio: number): string => `${ratio.toFixed(2)}×`;

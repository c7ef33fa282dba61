import { performance } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";

/** Work that can be interrupted at every `yield`. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Maximum time of a slice, in milliseconds; other requests wait for it. */
const SLICE = 4;

/**
 * Runs work with pauses, in which other requests are served.
 *
 * @param isInVain - Called after each pause; true if the data of the work have changed. Then the work stops.
 */
export async function inSlices<Result>(
  steps: Steps<Result>,
  isInVain: () => boolean = () => false,
): Promise<Result | undefined> {
  for (let begin = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() - begin < SLICE) continue;
    await setImmediate();
    if (isInVain()) return undefined;
    begin = performance.now();
  }
}

/** Runs work without pauses. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Items between two readings of the clock: they take some hundredths of a millisecond. */
export const ITEMS_PER_STEP = 128;

/** The sorted items: sorts short runs, then merges pairs of them. */
export function* sorted<Item>(
  items: readonly Item[],
  compare: (left: Item, right: Item) => number,
): Steps<readonly Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += ITEMS_PER_STEP) {
    runs.push(items.slice(start, start + ITEMS_PER_STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(one: Item[], other: Item[], compare: (left: Item, right: Item) => number): Steps<Item[]> {
  const merged: Item[] = [];
  let [left, right] = [0, 0];
  while (left < one.length && right < other.length) {
    const [first, second] = [one[left] as Item, other[right] as Item];
    if (compare(first, second) <= 0) {
      merged.push(first);
      left += 1;
    } else {
      merged.push(second);
      right += 1;
    }
    if (merged.length % ITEMS_PER_STEP === 0) yield;
  }
  return merged.concat(one.slice(left), other.slice(right));
}

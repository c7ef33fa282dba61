import { appendFileSync } from "node:fs";

const { SWITCH_ON: on, SWITCH_NOTES: notes } = process.env;
const active = on === undefined ? undefined : Number(on);

/**
 * Whether the edit with this number is in effect in this run. The edited sources ask at each edit. A run with `SWITCH_NOTES`
 * also notes which test files reach which edit; `tests-that-reach.ts` reads the notes.
 */
export function isOn(index: number): boolean {
  if (notes !== undefined) noteReached(notes, index);
  return index === active;
}

/** Edits that each test file has reached so far. */
const reached = new Map<unknown, Set<number>>();

function noteReached(file: string, index: number): void {
  const worker: unknown = Reflect.get(globalThis, "__vitest_worker__");
  const test: unknown = typeof worker === "object" && worker !== null ? Reflect.get(worker, "filepath") : undefined;
  if (test === undefined) return;
  const own = reached.get(test) ?? new Set();
  reached.set(test, own);
  if (own.has(index)) return;
  own.add(index);
  appendFileSync(file, `${index} ${test}\n`);
}

import { appendFileSync } from "node:fs";

const { GUARD_OFF: off, GUARD_NOTES: notes } = process.env;
const seen = new Set<string>();

/**
 * Whether a guard is switched off in this run. The edited sources ask before each guard. A run with `GUARD_NOTES` also notes
 * which test files reach which guard; `tests-that-reach.ts` reads the notes.
 */
export function isGuardOff(index: number): boolean {
  if (notes !== undefined) noteReached(notes, index);
  return off === String(index);
}

function noteReached(file: string, index: number): void {
  const worker: unknown = Reflect.get(globalThis, "__vitest_worker__");
  const test = typeof worker === "object" && worker !== null ? String(Reflect.get(worker, "filepath")) : "";
  const note = `${index} ${test}\n`;
  if (test === "" || seen.has(note)) return;
  seen.add(note);
  appendFileSync(file, note);
}

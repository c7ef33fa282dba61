import { appendFileSync } from "node:fs";

const seen = new Set<string>();

/** Notes that the running test file reaches a guard. Probes in the edited sources call it; `tests-that-reach.ts` reads the notes. */
export function reachGuard(index: number): void {
  const worker: unknown = Reflect.get(globalThis, "__vitest_worker__");
  const file = typeof worker === "object" && worker !== null ? String(Reflect.get(worker, "filepath")) : "";
  const note = `${index} ${file}\n`;
  const notes = process.env["GUARD_NOTES"];
  if (file === "" || notes === undefined || seen.has(note)) return;
  seen.add(note);
  appendFileSync(notes, note);
}

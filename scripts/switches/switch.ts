import { appendFileSync, readFileSync } from "node:fs";

const { SWITCH_ON: on, SWITCH_PLAN: planFile, SWITCH_NOTES: notes } = process.env;
const active = on === undefined ? undefined : Number(on);
const plan =
  planFile === undefined ? undefined : (JSON.parse(readFileSync(planFile, "utf8")) as Readonly<Record<string, number>>);

/**
 * Whether the edit with this number is in effect. The edited sources ask at each edit.
 *
 * - A run with `SWITCH_ON` has one edit in effect.
 * - A run with `SWITCH_PLAN` has another one in each test file.
 * - A run with `SWITCH_NOTES` notes which test files reach which edit; `tests-that-reach.ts` reads the notes.
 */
export function isOn(index: number): boolean {
  if (notes !== undefined) noteReached(notes, index);
  if (plan !== undefined) return plan[currentTestFile() ?? ""] === index;
  return index === active;
}

/** Edits that each test file has reached so far. */
const reached = new Map<string, Set<number>>();

function noteReached(file: string, index: number): void {
  const test = currentTestFile();
  if (test === undefined) return;
  const own = reached.get(test) ?? new Set();
  reached.set(test, own);
  if (own.has(index)) return;
  own.add(index);
  appendFileSync(file, `${index} ${test}\n`);
}

/** Path of the test file that runs in this process. */
function currentTestFile(): string | undefined {
  const worker: unknown = Reflect.get(globalThis, "__vitest_worker__");
  const test: unknown = typeof worker === "object" && worker !== null ? Reflect.get(worker, "filepath") : undefined;
  return typeof test === "string" ? test : undefined;
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTests } from "./run-tests.js";

/**
 * Runs the tests of the server once, while the sources have a switch at each guard.
 *
 * @returns Test files that reach each guard, fastest first. A guard that only other processes reach has none.
 */
export async function testsThatReach(guards: number): Promise<readonly (readonly string[])[]> {
  const folder = mkdtempSync(join(tmpdir(), "guards-"));
  const [notes, results] = [join(folder, "notes.txt"), join(folder, "results.json")];
  writeFileSync(notes, "");
  try {
    await runTests([], { GUARD_NOTES: notes, TEST_RESULTS: results });
    const durations = durationsIn(readFileSync(results, "utf8"));
    const reached = Array.from({ length: guards }, () => new Set<string>());
    for (const note of readFileSync(notes, "utf8").split("\n").filter(Boolean)) {
      const space = note.indexOf(" ");
      reached[Number(note.slice(0, space))]?.add(note.slice(space + 1));
    }
    const durationOf = (file: string): number => durations.get(file) ?? Number.POSITIVE_INFINITY;
    return reached.map((files) => [...files].sort((one, other) => durationOf(one) - durationOf(other)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds that each test file takes, from the results of a run. */
function durationsIn(results: string): ReadonlyMap<string, number> {
  const { testResults } = JSON.parse(results) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return new Map(testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]));
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTests, type TestRun } from "./run-tests.js";

/** A test file, and how long it takes. */
export interface TestFile {
  readonly path: string;
  readonly seconds: number;
}

/**
 * Runs tests once, while the sources have a switch at each edit and none is on.
 *
 * @returns Test files that reach each edit, fastest first. An edit that only other processes reach has none.
 */
export async function testsThatReach(edits: number, run: TestRun): Promise<readonly (readonly TestFile[])[]> {
  const folder = mkdtempSync(join(tmpdir(), "switches-"));
  const [notes, results] = [join(folder, "notes.txt"), join(folder, "results.json")];
  writeFileSync(notes, "");
  try {
    const outcome = await runTests({ ...run, environment: { SWITCH_NOTES: notes, TEST_RESULTS: results } });
    if (outcome !== "passed") throw new Error("The tests do not pass while no switch is on.");
    const durations = durationsIn(readFileSync(results, "utf8"));
    const reached = Array.from({ length: edits }, () => new Set<string>());
    for (const note of readFileSync(notes, "utf8").split("\n").filter(Boolean)) {
      const space = note.indexOf(" ");
      reached[Number(note.slice(0, space))]?.add(note.slice(space + 1));
    }
    return reached.map((paths) =>
      [...paths]
        .map((path) => ({ path, seconds: durations.get(path) ?? Number.POSITIVE_INFINITY }))
        .sort((one, other) => one.seconds - other.seconds),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Seconds that each test file takes, from the results of a run. */
function durationsIn(results: string): ReadonlyMap<string, number> {
  const { testResults } = JSON.parse(results) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return new Map(testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1_000]));
}

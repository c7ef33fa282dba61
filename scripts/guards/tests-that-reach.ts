import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../test/house-rules/repository.js";
import { type Edit, withEdits } from "./edited-files.js";
import type { Guard } from "./find-guards.js";
import { runTests } from "./run-tests.js";

/**
 * Runs the tests of the server once with a probe at each guard.
 *
 * @returns Test files that reach each guard, fastest first. A guard that only other processes reach has none.
 */
export async function testsThatReach(guards: readonly Guard[]): Promise<readonly (readonly string[])[]> {
  const folder = mkdtempSync(join(tmpdir(), "guards-"));
  const [notes, results] = [join(folder, "notes.txt"), join(folder, "results.json")];
  writeFileSync(notes, "");
  try {
    await withEdits([...guards.map(probe), ...importsFor(guards)], () =>
      runTests([], { GUARD_NOTES: notes, TEST_RESULTS: results }),
    );
    const durations = durationsIn(readFileSync(results, "utf8"));
    const reached = guards.map((): string[] => []);
    for (const note of readFileSync(notes, "utf8").split("\n").filter(Boolean)) {
      const space = note.indexOf(" ");
      reached[Number(note.slice(0, space))]?.push(note.slice(space + 1));
    }
    const durationOf = (file: string): number => durations.get(file) ?? Number.POSITIVE_INFINITY;
    return reached.map((files) => [...new Set(files)].sort((one, other) => durationOf(one) - durationOf(other)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const probe = ({ path, start }: Guard, index: number): Edit => ({
  path,
  start,
  end: start,
  replacement: `reachGuard(${index}),`,
});

const PROBE = JSON.stringify(join(ROOT, "scripts/guards/reach-guard.ts"));

const importsFor = (guards: readonly Guard[]): Edit[] =>
  [...new Set(guards.map(({ path }) => path))].map((path) => ({
    path,
    start: 0,
    end: 0,
    replacement: `import { reachGuard } from ${PROBE};`,
  }));

/** Milliseconds that each test file takes, from the results of a run. */
function durationsIn(results: string): ReadonlyMap<string, number> {
  const { testResults } = JSON.parse(results) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return new Map(testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]));
}

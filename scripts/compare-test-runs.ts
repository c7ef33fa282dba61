import { basename } from "node:path";
import { readResults } from "../test/reporting/test-results.js";

// Compares the tests of two runs by their names: `npx tsx scripts/compare-test-runs.ts before.json after.json`, each written by a
// run with `TEST_RESULTS=before.json`. Moving a file is not a difference; losing or renaming a test is.

/** Number of runs of each test, by file name and test name. */
function testsIn(paths: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file, name, state, isGroup } of paths.split(",").flatMap(readResults)) {
    if (state === "skipped" || isGroup) continue;
    const test = `${basename(file).replace(".node.test", ".test")} › ${name}`;
    counts.set(test, (counts.get(test) ?? 0) + 1);
  }
  return counts;
}

const [before, after] = process.argv.slice(2).map(testsIn);
if (before === undefined || after === undefined)
  throw new Error(
    "Give the results of the run before and of the run after; commas separate the results of several stages.",
  );
const total = (tests: ReadonlyMap<string, number>): number =>
  [...tests.values()].reduce((sum, count) => sum + count, 0);
console.log(`${total(before)} tests before, ${total(after)} after`);
for (const test of [...new Set([...before.keys(), ...after.keys()])].sort()) {
  const [was, is] = [before.get(test) ?? 0, after.get(test) ?? 0];
  if (was !== is) console.log(`${was} → ${is}  ${test}`);
}

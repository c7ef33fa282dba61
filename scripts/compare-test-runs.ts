import { readFileSync } from "node:fs";
import { basename } from "node:path";

// Compares the tests of two runs by their names: `npx tsx scripts/compare-test-runs.ts before.json after.json`, each the JSON
// results of vitest (`TEST_RESULTS=before.json npm test`). Moving a file is not a difference; losing or renaming a test is.

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Number of runs of each test, by file name and test name. */
function testsIn(path: string): ReadonlyMap<string, number> {
  const { testResults } = JSON.parse(readFileSync(path, "utf8")) as Results;
  const counts = new Map<string, number>();
  for (const { name, assertionResults } of testResults) {
    for (const { fullName, status } of assertionResults) {
      if (status === "skipped" || status === "pending") continue;
      const test = `${basename(name).replace(".node.test", ".test")} › ${fullName.trim()}`;
      counts.set(test, (counts.get(test) ?? 0) + 1);
    }
  }
  return counts;
}

const [before, after] = process.argv.slice(2).map(testsIn);
if (before === undefined || after === undefined)
  throw new Error("Give the results of the run before and of the run after.");
const total = (tests: ReadonlyMap<string, number>): number =>
  [...tests.values()].reduce((sum, count) => sum + count, 0);
console.log(`${total(before)} tests before, ${total(after)} after`);
for (const test of [...new Set([...before.keys(), ...after.keys()])].sort()) {
  const [was, is] = [before.get(test) ?? 0, after.get(test) ?? 0];
  if (was !== is) console.log(`${was} → ${is}  ${test}`);
}

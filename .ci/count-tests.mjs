// Prints `N passed, N failed` from vitest's JSON results. Ends with 1 when a test failed or there are no results.
import { readFileSync } from "node:fs";

/** A file that fails without a test that failed, while it loads or prepares, counts as one failed. No results at all do, too. */
function count(path) {
  let results;
  try {
    results = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const unprepared = results.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: results.numPassedTests, failed: results.numFailedTests + unprepared.length };
}

const { passed, failed } = count(process.argv[2]);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

// Prints `N passed, N failed` from vitest's JSON results. Ends with 1 when a test failed or there are no results.
import { readFileSync } from "node:fs";

/** A file that fails before its tests run has none; it counts as one failed. No results at all count as one, too. */
function count(path) {
  let results;
  try {
    results = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const withoutTests = results.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return { passed: results.numPassedTests, failed: results.numFailedTests + withoutTests.length };
}

const { passed, failed } = count(process.argv[2]);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

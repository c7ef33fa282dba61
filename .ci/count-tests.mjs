// Names what failed and prints `N passed, N failed`, from vitest's JSON results. Ends with 1 when a test failed or there are no
// results.
import { readFileSync } from "node:fs";

/** Lines of a failure that are worth repeating: the message and where it came from. */
const LINES_OF_FAILURE = 12;

/** A file that fails without a test that failed, while it loads or prepares, counts as one failed. No results at all do, too. */
function readResults(path) {
  let results;
  try {
    results = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return { passed: 0, failures: [`No results in ${path}`] };
  }
  const failures = results.testResults
    .filter((file) => file.status === "failed")
    .flatMap((file) => {
      const failed = file.assertionResults.filter((test) => test.status === "failed");
      if (failed.length === 0) return [describe(file.name, "", [file.message ?? ""])];
      return failed.map((test) => describe(file.name, test.fullName, test.failureMessages ?? []));
    });
  return { passed: results.numPassedTests, failures };
}

/** What comes last in a log of thousands of lines is read first. */
function describe(file, test, messages) {
  const lines = messages.flatMap((message) => message.split("\n")).slice(0, LINES_OF_FAILURE);
  return [`FAILED ${file} ${test}`, ...lines.map((line) => `  ${line}`)].join("\n");
}

const { passed, failures } = readResults(process.argv[2]);
for (const failure of failures) process.stdout.write(`${failure}\n`);
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length === 0 ? 0 : 1;

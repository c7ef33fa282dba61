// Prints every failure and every flaky test of some runs, then `N passed, N failed`. The arguments are the files that the runs
// wrote to `TEST_RESULTS`. Ends with status 1 if a test failed or a run wrote no results. Runs without installed packages.
import { readFileSync } from "node:fs";

/** Lines of an error message to print. */
const ERROR_LINES = 12;

function readResults(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return [{ file: path, name: "", state: "failed", errors: ["The run wrote no results."], evidence: [] }];
  }
}

function describe(word, { file, name, errors, evidence }) {
  const lines = [...errors.flatMap((error) => error.split("\n").slice(0, ERROR_LINES)), ...evidence];
  return [[word, file, ...(name === "" ? [] : ["›", name])].join(" "), ...lines.map((line) => `  ${line}`)].join("\n");
}

const tests = process.argv.slice(2).flatMap(readResults);
const failed = tests.filter(({ state }) => state === "failed");
const flaky = tests.filter(({ isFlaky }) => isFlaky);
const skipped = tests.filter(({ state }) => state === "skipped");
for (const test of failed) process.stdout.write(`${describe("FAILED", test)}\n`);
for (const test of flaky) process.stdout.write(`${describe("FLAKY", test)}\n`);
if (flaky.length > 0) process.stdout.write(`${flaky.length} flaky: failed first, passed when repeated\n`);
const passed = tests.filter(({ state }) => state === "passed").length;
process.stdout.write(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

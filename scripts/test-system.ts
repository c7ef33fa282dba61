/**
 * Runs the tests on PostgreSQL, in Chromium, and of whole programs. Repeats failed journeys once, in a new browser and
 * on new sites, and reports a journey that then passes as flaky. Run with `npm run test:system`; arguments go to
 * Vitest, such as part of a file name.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readResults, type TestResult, withRepeated } from "../test/reporting/test-results.js";

const PROJECTS = ["postgres", "programs", "journeys"];
const FOLDER = ".ci";
const RESULTS = `${FOLDER}/system-results.json`;
const COUNT_TESTS = fileURLToPath(new URL("../.ci/count-tests.mjs", import.meta.url));
const VITEST = join(createRequire(import.meta.url).resolve("vitest/package.json"), "../vitest.mjs");
/** With this number of failures, a defect is more likely than flaky tests, and no test is repeated. */
const TOO_MANY = 10;

function runTests(options: readonly string[]): { readonly status: number; readonly results: readonly TestResult[] } {
  rmSync(RESULTS, { force: true });
  const { status } = spawnSync(process.execPath, [VITEST, "run", "--mode", "built", ...options], {
    stdio: "inherit",
    env: { ...process.env, TEST_RESULTS: RESULTS },
  });
  return { status: status ?? 1, results: readResults(RESULTS) };
}

/**
 * Options that select the failed journeys. Tests of a group may depend on earlier tests, so the outermost group of a
 * failed test is repeated as a whole. A file that failed outside of its tests is also repeated as a whole.
 */
function optionsFor(failed: readonly TestResult[]): readonly string[] {
  const files = [...new Set(failed.map(({ file }) => file))];
  if (failed.some(({ name }) => name === "")) return files;
  const patterns = failed.map(({ name, isGroup }) => {
    const [outermost = "", ...rest] = name.split(" > ");
    const exact = outermost.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return rest.length > 0 || isGroup ? `${exact} .*` : exact;
  });
  return [...files, "--testNamePattern", `^(?:${[...new Set(patterns)].join("|")})$`];
}

mkdirSync(FOLDER, { recursive: true });
const given = process.argv.slice(2);
const projects = given.includes("--project") ? [] : PROJECTS.flatMap((project) => ["--project", project]);
const first = runTests([...projects, ...given]);
const failed = first.results.filter(({ state }) => state === "failed");
const journeys = failed.filter(({ project }) => project === "journeys");
if (journeys.length > 0 && failed.length < TOO_MANY) {
  process.stdout.write(`\nRepeats ${journeys.length} failed journeys\n`);
  const { results } = runTests(["--project", "journeys", ...optionsFor(journeys)]);
  writeFileSync(RESULTS, JSON.stringify(withRepeated(first.results, results)));
}
const { status } = spawnSync(process.execPath, [COUNT_TESTS, RESULTS], { stdio: "inherit" });
process.exitCode = failed.length === 0 ? first.status : (status ?? 1);

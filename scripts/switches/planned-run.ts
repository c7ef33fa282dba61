import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTests, type TestRun } from "./run-tests.js";

/** Which edit is in effect in which test file, by its path. */
export type Plan = ReadonlyMap<string, number>;

/** Runs the test files of a plan once, each with its own edit in effect. Returns the edits whose test file fails. */
export async function failuresOf(plan: Plan, run: TestRun): Promise<readonly number[]> {
  const folder = mkdtempSync(join(tmpdir(), "switches-"));
  const [planFile, resultsFile] = [join(folder, "plan.json"), join(folder, "results.json")];
  writeFileSync(planFile, JSON.stringify(Object.fromEntries(plan)));
  try {
    await runTests({
      ...run,
      files: [...plan.keys()],
      environment: { SWITCH_PLAN: planFile, TEST_RESULTS: resultsFile },
    });
    const passed = new Set(passedFiles(readFileSync(resultsFile, "utf8")));
    return [...plan].filter(([path]) => !passed.has(path)).map(([, edit]) => edit);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Test files that passed, from the results of a run. */
function passedFiles(results: string): readonly string[] {
  const { testResults } = JSON.parse(results) as { testResults: { name: string; status: string }[] };
  return testResults.filter(({ status }) => status === "passed").map(({ name }) => name);
}

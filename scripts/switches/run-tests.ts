import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "../../test/house-rules/repository.js";

/** How a run of tests ended. A run that takes too long is stopped. */
export type Outcome = "passed" | "failed" | "stopped";

export interface TestRun {
  /** Projects of vitest. */
  readonly projects: readonly string[];
  /** Test files, or parts of their paths; without any, all files of the projects. */
  readonly files?: readonly string[];
  /** Further options of vitest. */
  readonly options?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Processes for the tests; as many as `vitest.config.ts` says if absent. */
  readonly workers?: number;
  readonly seconds?: number;
}

const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");

export async function runTests(tests: TestRun): Promise<Outcome> {
  const { projects, files = [], options = [], environment, workers, seconds = LONGEST_SECONDS } = tests;
  const chosen = projects.flatMap((project) => ["--project", project]);
  const run = spawn(process.execPath, [VITEST, "run", ...chosen, "--passWithNoTests", ...options, ...files], {
    cwd: ROOT,
    stdio: "ignore",
    // Vitest gives the option for the number of workers to no project.
    env: { ...process.env, ...environment, ...(workers !== undefined && { VITEST_MAX_WORKERS: String(workers) }) },
    // A group of its own can be stopped together with its workers.
    detached: true,
  });
  const stop = (): void => {
    if (run.pid !== undefined) process.kill(-run.pid, "SIGKILL");
  };
  process.once("exit", stop);
  let isStopped = false;
  const timer = setTimeout(() => {
    isStopped = true;
    stop();
  }, seconds * 1_000);
  const [status] = (await once(run, "exit")) as [number | null];
  clearTimeout(timer);
  process.off("exit", stop);
  return isStopped ? "stopped" : status === 0 ? "passed" : "failed";
}

/** A day. */
const LONGEST_SECONDS = 86_400;

import { spawnSync } from "node:child_process";

// Runs property tests with new seeds and more cases: `EPB_TEST_RUNS=10000 npm run test:long -- <files>`.

const DEFAULT_RUNS = "1000";

const { status } = spawnSync("vitest", ["run", "--project", "unit", "--project", "server", ...process.argv.slice(2)], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, EPB_TEST_RUNS: process.env["EPB_TEST_RUNS"] ?? DEFAULT_RUNS },
});
process.exitCode = status ?? 1;

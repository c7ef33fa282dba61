import { spawnSync } from "node:child_process";

// Runs properties with many more cases and new seeds: `npm run test:long -- <files>`, with EPB_TEST_RUNS for the number.

const DEFAULT_RUNS = "1000";

const { status } = spawnSync("vitest", ["run", "--project", "unit", "--project", "server", ...process.argv.slice(2)], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, EPB_TEST_RUNS: process.env["EPB_TEST_RUNS"] ?? DEFAULT_RUNS },
});
process.exitCode = status ?? 1;

import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "../../test/house-rules/repository.js";

/** Runs test files of the server, or all of them, up to the first failure. Returns whether they pass. */
export async function runTests(
  files: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const options = [
    "run",
    "--project",
    "server",
    "--project",
    "alone",
    "--passWithNoTests",
    ...(files.length > 0 ? ["--bail", "1"] : []),
  ];
  const run = spawn("npx", ["vitest", ...options, ...files], {
    cwd: ROOT,
    stdio: "ignore",
    env: { ...process.env, ...environment },
  });
  const [status] = (await once(run, "exit")) as [number | null];
  return status === 0;
}

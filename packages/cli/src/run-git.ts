import { execFile } from "node:child_process";
import { nameOf } from "./file-names.js";
import type { GitResult } from "./io.js";

/** Lists of changed files can be long. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Runs git in a folder, without a shell. */
export function runGit(args: readonly string[], folder: string): Promise<GitResult> {
  return new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES, windowsHide: true, encoding: "buffer" } as const;
    execFile("git", [...args], options, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === "number" ? error.code : undefined;
      resolve({ status, stdout: nameOf(Buffer.from(stdout)), stderr: stderr.toString() });
    });
  });
}

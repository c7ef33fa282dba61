import { fork } from "node:child_process";
import type { LimitedResult } from "@epb/workbook/formats";
import { childScript } from "../../child-script.js";
import type { FormatTask } from "./format-process.js";

export interface ProcessLimits {
  readonly seconds: number;
  readonly heapMebibytes: number;
}

const MILLISECONDS = 1000;

/**
 * Reads a file in a process of its own. A thread is not enough: one that runs out of memory can end the whole process.
 */
export function readInProcess(task: FormatTask, { seconds, heapMebibytes }: ProcessLimits): Promise<LimitedResult> {
  const { path, loader } = childScript(import.meta.url, "format-process");
  const start = performance.now();
  const limit = seconds * MILLISECONDS;
  return new Promise((resolve, reject) => {
    const child = fork(path, [String(limit)], {
      execArgv: [`--max-old-space-size=${heapMebibytes}`, ...loader],
      // Dates of .ods do not depend on the time zone of the computer.
      env: { ...process.env, TZ: "UTC" },
      serialization: "advanced",
      // The library prints remarks about number formats.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      timeout: limit,
      killSignal: "SIGKILL",
    });
    let result: LimitedResult | undefined;
    child.once("message", (message) => {
      result = message as LimitedResult;
    });
    child.once("error", reject);
    child.once("close", () => {
      const isLate = performance.now() - start >= limit;
      resolve(result ?? { exceeded: isLate ? `${seconds} seconds` : `${heapMebibytes} MiB of memory` });
    });
    // A process that has already ended has no channel, and its end gives the result.
    child.send(task, () => undefined);
  });
}

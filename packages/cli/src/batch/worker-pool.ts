import { fileURLToPath } from "node:url";
import { Tinypool } from "tinypool";
import type { CheckedFile, CheckTask } from "./file-report.js";

/** A project takes a few dozen; what takes more than this ends its own process only. */
const USUAL_HEAP_MEBIBYTES = 1024;

export interface Workers {
  /** Rejects when the process that has the task dies, or none is left to take it. */
  check(task: CheckTask): Promise<CheckedFile>;
  stop(): Promise<void>;
}

/**
 * Starts processes that check files; undefined where they cannot be started. Processes and not threads: a thread that
 * runs out of memory takes all with it.
 */
export async function startWorkers(
  count: number,
  heapMebibytes: number = USUAL_HEAP_MEBIBYTES,
): Promise<Workers | undefined> {
  const script = workerScript();
  // Sources run through tsx, which only those who work on the sources have.
  const loader = script.endsWith(".ts") ? ["--import", "tsx", "-C", "@epb/source"] : [];
  const pool = new Tinypool({
    filename: script,
    runtime: "child_process",
    minThreads: count,
    maxThreads: count,
    env: process.env as Record<string, string>,
    execArgv: [`--max-old-space-size=${heapMebibytes}`, ...loader],
  });
  // The pool starts another process for one that died, unless that dies too; then its tasks would wait for ever.
  const waiting = new Set<() => void>();
  const failIfNoneIsLeft = (): void => {
    if (pool.threads.length === 0) for (const fail of waiting) fail();
  };
  pool.on("error", failIfNoneIsLeft);
  const run = <Answer>(name: string, task: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const fail = (): void => reject(new Error("No process is left."));
      waiting.add(fail);
      const settle = (end: () => void): void => {
        waiting.delete(fail);
        end();
        failIfNoneIsLeft();
      };
      pool.run(task, { name }).then(
        (answer) => settle(() => resolve(answer)),
        (error) => settle(() => reject(error)),
      );
    });

  const isStarted = await run<true>("answer", undefined).catch(() => false);
  if (!isStarted) {
    await pool.destroy();
    return undefined;
  }
  return { check: (task) => run("checkInWorker", task), stop: () => pool.destroy() };
}

function workerScript(): string {
  // The worker stands beside this module, in the same form: source or bundled.
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf(".") + 1);
  return fileURLToPath(new URL(`./check-worker.${extension}`, import.meta.url));
}

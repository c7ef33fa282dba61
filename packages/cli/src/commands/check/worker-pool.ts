import { Tinypool } from "tinypool";
import { childScript } from "../../child-script.js";
import { v8Options } from "../../run-length.js";
import type { CheckedFile, CheckTask } from "./report/file-report.js";

/** A project takes a few dozen mebibytes; a larger file ends only its own process. */
const USUAL_HEAP_MEBIBYTES = 1024;

const MILLISECONDS = 1000;

export interface Workers {
  /** Late is a file that takes longer than it may. Rejects when the process that has it dies, or none is left to take it. */
  check(task: CheckTask): Promise<CheckedFile | "late">;
  stop(): Promise<void>;
}

export interface WorkersOptions {
  readonly count: number;
  /** Time limit for a file. Its process is then stopped and replaced. */
  readonly timeoutSeconds: number;
  readonly heapMebibytes?: number;
}

/**
 * Starts processes that check files; undefined if they cannot be started. Threads are not used, because a thread that
 * runs out of memory ends the whole process.
 */
export async function startWorkers({
  count,
  timeoutSeconds,
  heapMebibytes = USUAL_HEAP_MEBIBYTES,
}: WorkersOptions): Promise<Workers | undefined> {
  const { path, loader } = childScript(import.meta.url, "check-worker");
  const pool = new Tinypool({
    filename: path,
    runtime: "child_process",
    minThreads: count,
    maxThreads: count,
    env: process.env as Record<string, string>,
    execArgv: [`--max-old-space-size=${heapMebibytes}`, ...v8Options("long"), ...loader],
  });
  // The pool starts another process for one that died, unless that dies too; then its tasks would wait for ever.
  const waiting = new Set<() => void>();
  const failIfNoneIsLeft = (): void => {
    if (pool.threads.length === 0) for (const fail of waiting) fail();
  };
  pool.on("error", failIfNoneIsLeft);
  const run = <Answer>(name: string, task: unknown, options: Partial<PoolOptions> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const fail = (): void => reject(new Error("All worker processes have stopped."));
      waiting.add(fail);
      const settle = (end: () => void): void => {
        waiting.delete(fail);
        end();
        failIfNoneIsLeft();
      };
      pool.run(task, { name, ...options }).then(
        (answer) => settle(() => resolve(answer)),
        (error) => settle(() => reject(error)),
      );
    });

  const isStarted = await run<true>("answer", undefined).catch(() => false);
  if (!isStarted) {
    await pool.destroy();
    return undefined;
  }
  const check = async (task: CheckTask): Promise<CheckedFile | "late"> => {
    const deadline = new Deadline(timeoutSeconds);
    try {
      return await run<CheckedFile>("checkInWorker", task, deadline);
    } catch (error) {
      if (deadline.signal.aborted) return "late";
      throw error;
    } finally {
      deadline.end();
    }
  };
  return { check, stop: () => pool.destroy() };
}

type PoolOptions = NonNullable<Parameters<Tinypool["run"]>[1]>;

/** Aborts a task and its process this long after the start of the task. */
class Deadline implements Partial<PoolOptions> {
  readonly #controller = new AbortController();
  readonly signal: AbortSignal = this.#controller.signal;
  readonly channel: NonNullable<PoolOptions["channel"]>;
  #timer: NodeJS.Timeout | undefined;

  constructor(seconds: number) {
    this.channel = {
      // Message in addition to the result: the process has started the check.
      postMessage: () => {
        this.#timer ??= setTimeout(() => this.#controller.abort(), seconds * MILLISECONDS);
      },
    };
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

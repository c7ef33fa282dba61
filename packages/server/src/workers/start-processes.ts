import { Tinypool } from "tinypool";
import type { Program } from "./program-beside.js";

/** A project takes a few dozen; more than this limit ends only its own process. */
const HEAP_MEBIBYTES = 1024;

/**
 * A task allocates about a megabyte of short-lived data: with a larger young generation, garbage collection is less
 * frequent. Each process has one core; helper threads would take the cores of the others.
 */
const CLEARING = ["--max-semi-space-size=32", "--single-threaded-gc"];

/** A process that ended before its work was done: it was killed, or took too much memory. */
export class ProcessEnded extends Error {
  constructor() {
    super("The process ended before its work was complete.");
    this.name = "ProcessEnded";
  }
}

/** Options of a piece of work: function of the program, and time limit. */
interface WorkOptions {
  readonly name: string;
  readonly signal: AbortSignal;
}

/**
 * Processes that run a program, each with one piece of work at a time; the first starts at once, others when there is
 * work.
 */
export interface Processes {
  /** @throws ProcessEnded; any error of the work */
  run(work: unknown, options: WorkOptions): Promise<unknown>;
  destroy(): Promise<void>;
}

export function startProcesses(program: Program, count: number): Processes {
  let pool = startPool();

  function startPool(): Tinypool {
    const started = createPool(program, count);
    // Replaces a process that ends while it is idle. Without a listener, the error would end the server.
    started.on("error", () => {
      if (started.queueSize > 0) replace(started);
    });
    return started;
  }
  /** The library does not start a process for waiting work if one ended during its start. */
  function replace(ended: Tinypool): void {
    if (pool !== ended) return;
    pool = startPool();
    void ended.destroy();
  }

  async function run(work: unknown, options: WorkOptions): Promise<unknown> {
    const own = pool;
    try {
      return await own.run(work, options);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error.message === PROCESS_EXITED) {
        replace(own);
        throw new ProcessEnded();
      }
      // The process was replaced before or during the work.
      if (error.message === POOL_DESTROYED && own !== pool) return run(work, options);
      throw error;
    }
  }
  return { run, destroy: () => pool.destroy() };
}

/** Messages of the library, which has no codes. */
const PROCESS_EXITED = "Worker exited unexpectedly";
const POOL_DESTROYED = "Terminating worker thread";

function createPool({ path, options }: Program, count: number): Tinypool {
  return new Tinypool({
    filename: path,
    runtime: "child_process",
    // Sends bytes and texts without conversion.
    serialization: "advanced",
    minThreads: 1,
    maxThreads: count,
    // Empty, because the environment contains secrets.
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MEBIBYTES}`, ...CLEARING, ...options],
  });
}

import { Tinypool } from "tinypool";
import type { Program } from "./program-beside.js";

/** A project takes a few dozen; what takes more than this ends its own process only. */
const HEAP_MEBIBYTES = 1024;

/**
 * A question makes about a megabyte that nobody needs after it: with more room it is cleared away less often. Each process
 * has one core, so it clears by itself; helping threads would take the cores of the others.
 */
const CLEARING = ["--max-semi-space-size=32", "--single-threaded-gc"];

/** A process that ended before its work was done: it was killed, or took too much memory. */
export class ProcessEnded extends Error {
  constructor() {
    super("The process ended before its work was complete.");
    this.name = "ProcessEnded";
  }
}

/** How a piece of work is done: which function of the program, and for how long at most. */
interface WorkOptions {
  readonly name: string;
  readonly signal: AbortSignal;
}

/** Processes that run a program, each with one piece of work at a time; the first starts at once, others when there is work. */
export interface Processes {
  /** @throws ProcessEnded; whatever the work throws */
  run(work: unknown, options: WorkOptions): Promise<unknown>;
  destroy(): Promise<void>;
}

export function startProcesses(program: Program, count: number): Processes {
  let pool = startPool();

  function startPool(): Tinypool {
    const started = createPool(program, count);
    // A process that ends while it has nothing to do is replaced; unheard, its end would be the end of the server.
    started.on("error", () => {
      if (started.queueSize > 0) replace(started);
    });
    return started;
  }
  /** The library does not start a process for the work that waits, where one ended while it started. */
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
      // Its process was replaced, or it waited for one that was.
      if (error.message === POOL_DESTROYED && own !== pool) return run(work, options);
      throw error;
    }
  }
  return { run, destroy: () => pool.destroy() };
}

/** Words of the library, which has no codes. */
const PROCESS_EXITED = "Worker exited unexpectedly";
const POOL_DESTROYED = "Terminating worker thread";

function createPool({ path, options }: Program, count: number): Tinypool {
  return new Tinypool({
    filename: path,
    runtime: "child_process",
    // Bytes and texts cross as they are.
    serialization: "advanced",
    minThreads: 1,
    maxThreads: count,
    // Nothing of the environment is their business: secrets stand there.
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MEBIBYTES}`, ...CLEARING, ...options],
  });
}

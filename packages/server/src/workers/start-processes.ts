import { Tinypool } from "tinypool";
import type { Program } from "./program-beside.js";

/** A project takes a few dozen; what takes more than this ends its own process only. */
const HEAP_MEBIBYTES = 1024;

/**
 * A question makes about a megabyte that nobody needs after it: with more room it is cleared away less often. Each process
 * has one core, so it clears by itself; helping threads would take the cores of the others.
 */
const CLEARING = ["--max-semi-space-size=32", "--single-threaded-gc"];

/** Processes that run a program, each with one piece of work at a time; the first starts at once, others when there is work. */
export function startProcesses({ path, options }: Program, count: number): Tinypool {
  const pool = new Tinypool({
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
  // A process that ends while it has nothing to do is replaced; unheard, its end would be the end of the server.
  pool.on("error", () => {});
  return pool;
}

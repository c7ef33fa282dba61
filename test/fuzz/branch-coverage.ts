import { type Profiler, Session } from "node:inspector";

/** Notes which branches of the packages run together in a function, with the precise coverage of V8. */
export class BranchCoverage {
  readonly #session = new Session();
  readonly #seen = new Set<string>();

  /** Code that was compiled before is counted by function only, so the packages are loaded after this. */
  constructor() {
    this.#session.connect();
    this.#session.post("Profiler.enable");
    this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  }

  /** Number of branches known so far. */
  get size(): number {
    return this.#seen.size;
  }

  /** Ways through functions that are new since the last call: other branches missed, or ten times as many calls as ever. */
  takeNew(): number {
    const before = this.#seen.size;
    for (const { url, functions } of this.#counts()) {
      if (!OURS.test(url)) continue;
      for (const { ranges } of functions) {
        const [whole] = ranges;
        if (whole === undefined || whole.count === 0) continue;
        const place = `${url} ${whole.startOffset}`;
        // V8 gives a branch its own range only if its count differs from that of the surrounding code.
        const missed = ranges.filter(({ count }) => count === 0);
        this.#seen.add(`${place} ${missed.map(({ startOffset, endOffset }) => `${startOffset}-${endOffset}`)}`);
        this.#seen.add(`${place} ${Math.floor(Math.log10(whole.count))}`);
      }
    }
    return this.#seen.size - before;
  }

  stop(): void {
    this.#session.disconnect();
  }

  #counts(): readonly Profiler.ScriptCoverage[] {
    let counts: readonly Profiler.ScriptCoverage[] = [];
    // The session is of this thread, so its reply comes before the call returns.
    this.#session.post("Profiler.takePreciseCoverage", (error, { result }) => {
      if (error !== null) throw error;
      counts = result;
    });
    return counts;
  }
}

const OURS = /packages\/\w+\/(?:src|dist)\//;

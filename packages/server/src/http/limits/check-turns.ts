import { setImmediate } from "node:timers";
import { ApiError } from "../../base/api-error.js";

/**
 * Budget of one caller for checks in this process, and its period. An ordinary check takes less than one millisecond.
 */
const WITHIN_MILLISECONDS = 10_000;
const MOST_MILLISECONDS = 500;

/**
 * Schedules the checks that block this process: one check at a time, callers in turn, with other requests in between.
 * Each caller has a budget of time.
 */
export class CheckTurns {
  readonly #now: () => number;
  /** By caller, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #millisecondsOf = new Map<string, number>();
  #countedSince: number;

  /** @param now - Clock in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#countedSince = now();
  }

  /** True if the caller has used up the budget. */
  isUsedUp(caller: string): boolean {
    if (this.#now() - this.#countedSince >= WITHIN_MILLISECONDS) {
      this.#millisecondsOf.clear();
      this.#countedSince = this.#now();
    }
    return (this.#millisecondsOf.get(caller) ?? 0) >= MOST_MILLISECONDS;
  }

  /**
   * Runs a check when it is the caller's turn, and counts its time.
   *
   * @throws ApiError 429 if the caller has used up the budget; any error of the check
   */
  async check<Result>(caller: string, check: () => Result): Promise<Result> {
    await this.#turnOf(caller);
    if (this.isUsedUp(caller)) throw this.#tooMany();
    const started = this.#now();
    try {
      return check();
    } finally {
      this.#millisecondsOf.set(caller, (this.#millisecondsOf.get(caller) ?? 0) + this.#now() - started);
    }
  }

  #turnOf(caller: string): Promise<void> {
    return new Promise((resolve) => {
      const own = this.#waiting.get(caller);
      if (own !== undefined) own.push(resolve);
      else {
        if (this.#waiting.size === 0) setImmediate(this.#nextTurn);
        this.#waiting.set(caller, [resolve]);
      }
    });
  }

  readonly #nextTurn = (): void => {
    for (const [caller, [first, ...others]] of this.#waiting) {
      // Moves the caller to the end of the queue.
      this.#waiting.delete(caller);
      if (others.length > 0) this.#waiting.set(caller, others);
      // In the next round of the event loop, so that waiting requests get their replies first.
      if (this.#waiting.size > 0) setImmediate(this.#nextTurn);
      first?.();
      return;
    }
  };

  #tooMany(): ApiError {
    const seconds = Math.ceil((WITHIN_MILLISECONDS - (this.#now() - this.#countedSince)) / 1_000);
    return new ApiError(
      429,
      "body/too-many",
      "Checking your requests has taken too much server time. Send fewer requests with errors.",
      { retryAfterSeconds: Math.max(1, seconds) },
    );
  }
}

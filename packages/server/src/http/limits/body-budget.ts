import { ApiError } from "../../base/api-error.js";

/** Limit of one account: two of the largest bodies. */
const MOST_BYTES_OF_ACCOUNT = 16_000_000;
/** Limit of all accounts. Parsed, a body takes up to ten times its size. */
const MOST_BYTES = 64_000_000;
/** Limit of the bodies that are processed at the same time: one of the largest, or a hundred ordinary ones. */
const MOST_BYTES_AT_WORK = 2_000_000;
const RETRY_AFTER_SECONDS = 1;

/** Share of one body in the budget. */
export interface BodyShare {
  /** Counts bytes that have arrived. @throws ApiError 503 while all accounts have too many bytes in progress */
  readonly receive: (count: number) => void;
  readonly giveBack: () => void;
}

/**
 * Bytes of large bodies that this process receives and processes at the same time. The bodies of an account take turns.
 */
export class BodyBudget {
  /** Bytes of all accounts. */
  #received = 0;
  readonly #lastTurns = new Map<string, Promise<unknown>>();
  readonly #byAccount = new Map<string, number>();
  #bytesAtWork = 0;
  /** In the order of arrival. */
  readonly #waiting: { readonly bytes: number; readonly start: () => void }[] = [];

  /**
   * @param bytes - Maximum size of the body, which counts for the account from now on. For the total of all accounts,
   * only received bytes count: an announced size costs its sender nothing.
   * @throws ApiError 429 while the account has too many bytes in progress
   */
  reserve(account: string, bytes: number): BodyShare {
    const ofAccount = this.#byAccount.get(account) ?? 0;
    if (ofAccount + bytes > MOST_BYTES_OF_ACCOUNT) {
      throw new ApiError(429, "body/too-many", "Other large requests of your account are in progress. Try again.", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    this.#addToAccount(account, bytes);
    let received = 0;
    return {
      receive: (count) => {
        if (this.#received + count > MOST_BYTES) {
          throw new ApiError(503, "body/busy", "The server is processing many large requests. Try again in a minute.", {
            retryAfterSeconds: RETRY_AFTER_SECONDS,
          });
        }
        this.#received += count;
        received += count;
      },
      giveBack: () => {
        this.#received -= received;
        this.#addToAccount(account, -bytes);
      },
    };
  }

  /** Processes one body of an account at a time, so that one account does not occupy every process. */
  async inTurn<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.#lastTurns.get(account) ?? Promise.resolve()).then(work);
    const settled = turn.catch(() => {});
    this.#lastTurns.set(account, settled);
    try {
      return await turn;
    } finally {
      if (this.#lastTurns.get(account) === settled) this.#lastTurns.delete(account);
    }
  }

  /**
   * Processes a body when the bodies in progress leave room for it. A parsed body, with the project that it changes,
   * takes many times its size.
   */
  async atWork<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      this.#waiting.push({ bytes, start });
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#bytesAtWork -= bytes;
      this.#startNext();
    }
  }

  #startNext(): void {
    for (;;) {
      const [next] = this.#waiting;
      // A body above the limit is processed alone.
      if (next === undefined) return;
      if (this.#bytesAtWork > 0 && this.#bytesAtWork + next.bytes > MOST_BYTES_AT_WORK) return;
      this.#waiting.shift();
      this.#bytesAtWork += next.bytes;
      next.start();
    }
  }

  #addToAccount(account: string, bytes: number): void {
    const ofAccount = (this.#byAccount.get(account) ?? 0) + bytes;
    if (ofAccount > 0) this.#byAccount.set(account, ofAccount);
    else this.#byAccount.delete(account);
  }
}

import { ApiError } from "../../base/api-error.js";

/** Of one account: two of the largest bodies. */
const MOST_BYTES_OF_ACCOUNT = 16_000_000;
/** Of all accounts together. Parsed, a body takes up to ten times its size. */
const MOST_BYTES = 64_000_000;
const RETRY_AFTER_SECONDS = 1;

/** Bytes of large bodies that this process receives and works on at the same time. The bodies of an account take turns. */
export class BodyBudget {
  #total = 0;
  readonly #lastTurns = new Map<string, Promise<unknown>>();
  readonly #byAccount = new Map<string, number>();

  /**
   * @param bytes - That the body has at most.
   * @returns What gives the bytes back.
   * @throws ApiError 429 while the account has too many under way, 503 while all accounts together have
   */
  reserve(account: string, bytes: number): () => void {
    const ofAccount = this.#byAccount.get(account) ?? 0;
    if (ofAccount + bytes > MOST_BYTES_OF_ACCOUNT) {
      throw new ApiError(429, "body/too-many", "Other large requests of your account are being worked on. Try again.", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    if (this.#total + bytes > MOST_BYTES) {
      throw new ApiError(503, "body/busy", "Many large requests are being worked on. Try again in a moment.", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    this.#add(account, bytes);
    return () => this.#add(account, -bytes);
  }

  /** Works on one body of an account at a time, so that the bodies of one account do not occupy every process. */
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

  #add(account: string, bytes: number): void {
    this.#total += bytes;
    const ofAccount = (this.#byAccount.get(account) ?? 0) + bytes;
    if (ofAccount > 0) this.#byAccount.set(account, ofAccount);
    else this.#byAccount.delete(account);
  }
}

const KEY = "epb.sentCode";

/** Same as the server's lifetime of a code. */
const FRESH_MILLISECONDS = 10 * 60_000;

/**
 * User with a pending verification code: after a reload, the page requests no second code, which would end the first.
 */
export class SentCode {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** True if the user has a code that has not expired. */
  isFresh(userId: string): boolean {
    const [id, at] = (this.#storage.getItem(KEY) ?? "").split(" ");
    return id === userId && this.#now() - Number(at) < FRESH_MILLISECONDS;
  }

  note(userId: string): void {
    this.#storage.setItem(KEY, `${userId} ${this.#now()}`);
  }

  forget(): void {
    this.#storage.removeItem(KEY);
  }
}

const KEY = "epb.sentCode";

/** As long as the server takes a code. */
const FRESH_MILLISECONDS = 10 * 60_000;

/** For whom a verification code is on its way: a page that is loaded again asks for no second one, which would end the first. */
export class SentCode {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Whether somebody has a code that still holds. */
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

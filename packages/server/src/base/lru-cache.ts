interface Kept<Result> {
  readonly result: Result;
  readonly bytes: number;
  /** Since it came to where it stands. */
  isUsed: boolean;
}

/**
 * Results by key, the ones used last, within so many bytes. The oldest goes first; where it was used meanwhile, it goes to
 * the end instead, once. So using one moves nothing, which would cost more than finding it.
 */
export class LruCache<Result> {
  /** In the order in which they came. */
  readonly #results = new Map<string, Kept<Result>>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): Result | undefined {
    const found = this.#results.get(key);
    if (found === undefined) return undefined;
    found.isUsed = true;
    return found.result;
  }

  set(key: string, result: Result, bytes: number): void {
    this.delete(key);
    if (bytes > this.#mostBytes) return;
    this.#makeRoom(bytes);
    this.#results.set(key, { result, bytes, isUsed: false });
    this.#bytes += bytes;
  }

  delete(key: string): void {
    this.#bytes -= this.#results.get(key)?.bytes ?? 0;
    this.#results.delete(key);
  }

  #makeRoom(bytes: number): void {
    // What is put to the end meanwhile is come to as well.
    for (const [key, oldest] of this.#results) {
      if (this.#bytes + bytes <= this.#mostBytes) return;
      this.#results.delete(key);
      if (oldest.isUsed) this.#results.set(key, { ...oldest, isUsed: false });
      else this.#bytes -= oldest.bytes;
    }
  }
}

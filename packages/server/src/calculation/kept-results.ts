/**
 * Texts by key, the ones used last, within so many bytes: what is used least goes first.
 */
export class KeptResults<Result> {
  readonly #results = new Map<string, { readonly result: Result; readonly bytes: number }>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): Result | undefined {
    const found = this.#results.get(key);
    if (found === undefined) return undefined;
    // A map keeps the order of insertion: what was used last stands last.
    this.#results.delete(key);
    this.#results.set(key, found);
    return found.result;
  }

  set(key: string, result: Result, bytes: number): void {
    this.delete(key);
    if (bytes > this.#mostBytes) return;
    this.#results.set(key, { result, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#results.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#results.get(key)?.bytes ?? 0;
    this.#results.delete(key);
  }
}

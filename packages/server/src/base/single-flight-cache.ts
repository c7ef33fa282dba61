import { LruCache } from "./lru-cache.js";

/** Does the same once: what it came to is kept for who asks next, and who asks meanwhile waits with the first. */
export class SingleFlightCache<Result> {
  readonly #kept: LruCache<Result>;
  readonly #underWay = new Map<string, Promise<Result>>();
  readonly #bytesOf: (result: Result) => number;

  constructor(mostBytes: number, bytesOf: (result: Result) => number) {
    this.#kept = new LruCache(mostBytes);
    this.#bytesOf = bytesOf;
  }

  /** @param key - Names the work with all that its result depends on. Failures are not kept. */
  async resultOf(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#kept.get(key) ?? this.#underWay.get(key);
    if (known !== undefined) return known;
    const result = this.#run(key, work);
    this.#underWay.set(key, result);
    return result;
  }

  async #run(key: string, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      this.#kept.set(key, result, this.#bytesOf(result));
      return result;
    } finally {
      this.#underWay.delete(key);
    }
  }
}

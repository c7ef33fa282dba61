import { createHash } from "node:crypto";

/** Random numbers that depend only on a seed, the same on every machine. */
export class SeededRandom {
  readonly #seed: number;
  #count = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** A whole number from 0 up to, but not including, a count; 0 for a count of 0. */
  below(count: number): number {
    this.#count += 1;
    const hash = createHash("sha256").update(`${this.#seed} ${this.#count}`).digest();
    return count <= 1 ? 0 : hash.readUIntBE(0, 6) % count;
  }

  /** One of the items; undefined for an empty list. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)];
  }
}

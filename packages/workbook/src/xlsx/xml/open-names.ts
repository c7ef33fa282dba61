import type { ByteText } from "./byte-text.js";

/** Names of the open elements of a document, as offsets in its bytes. */
export class OpenNames {
  /** Includes the colon; 0 without a prefix. */
  rootPrefixLength = 0;
  readonly #source: ByteText;
  /** Name start and name end of every open element. */
  readonly #places: Int32Array;

  constructor(source: ByteText, maxDepth: number) {
    this.#source = source;
    this.#places = new Int32Array(2 * maxDepth + 2);
  }

  enter(depth: number, nameStart: number, nameEnd: number): void {
    this.#places[2 * depth] = nameStart;
    this.#places[2 * depth + 1] = nameEnd;
  }

  /** End of the name at an offset if it equals the name of the open element at a depth; -1 if the names differ. */
  endOfSame(depth: number, place: number): number {
    const { bytes } = this.#source;
    const end = this.#places[2 * depth + 1] ?? 0;
    let at = place;
    for (let name = this.#places[2 * depth] ?? 0; name < end; name++, at++) if (bytes[at] !== bytes[name]) return -1;
    return at;
  }

  /** True if the prefix of the root is at an offset. */
  hasRootPrefix(place: number): boolean {
    const { bytes } = this.#source;
    const rootStart = this.#places[2] ?? 0;
    for (let index = 0; index < this.rootPrefixLength; index++) {
      if (bytes[place + index] !== bytes[rootStart + index]) return false;
    }
    return true;
  }

  /** True if an open element below the root, up to a depth, has that name after a prefix as long as the root's. */
  isInside(name: string, deepest: number): boolean {
    for (let depth = deepest; depth > 1; depth--) {
      const start = (this.#places[2 * depth] ?? 0) + this.rootPrefixLength;
      const length = (this.#places[2 * depth + 1] ?? 0) - start;
      if (length === name.length && this.#source.startsWith(name, start)) return true;
    }
    return false;
  }
}

/** Makes one character of each byte: ASCII unchanged, any other byte as a character outside ASCII. */
export type ToCharacters = (bytes: Uint8Array) => string;

/** Implementation for every platform. */
export const toCharacters: ToCharacters = (bytes) => new TextDecoder("latin1").decode(bytes);

const NON_ASCII = /[\x80-\uffff]/;

/** Larger texts cost V8 several times as much per byte, and stay in memory as long as any slice of them. */
const USUAL_WINDOW_BYTES = 98_304;

/** This part of a window is reserved for the tag or text at an offset, which is rarely longer. */
const WINDOWS_AHEAD = 1 / 16;

/**
 * UTF-8 bytes, and texts with one character for each byte, so that both share their offsets: native text search is many
 * times faster than an uncompiled loop over bytes. For many bytes, the characters are made for one range at a time, the
 * window, which moves with the reader.
 */
export class ByteText {
  readonly bytes: Uint8Array;
  /**
   * True if the window holds all bytes: most texts are short, and a run for one workbook ends before the compiler
   * inlines calls.
   */
  readonly isWhole: boolean;
  /** Characters of the current range. */
  window: string;
  readonly #toCharacters: ToCharacters;
  readonly #windowBytes: number;
  readonly #bytesAhead: number;
  #start = 0;
  #end: number;

  constructor(
    bytes: Uint8Array,
    makeCharacters: ToCharacters = toCharacters,
    windowBytes: number = USUAL_WINDOW_BYTES,
  ) {
    this.bytes = bytes;
    this.isWhole = bytes.length <= windowBytes;
    this.window = makeCharacters(this.isWhole ? bytes : bytes.subarray(0, windowBytes));
    this.#toCharacters = makeCharacters;
    this.#windowBytes = windowBytes;
    this.#bytesAhead = Math.ceil(windowBytes * WINDOWS_AHEAD);
    this.#end = this.window.length;
  }

  /** Moves the window if it lacks an offset and the bytes that may follow it. */
  #moveTo(at: number): void {
    if (at >= this.#start && (at + this.#bytesAhead <= this.#end || this.#end === this.bytes.length)) return;
    this.#start = at;
    this.#end = Math.min(this.bytes.length, at + this.#windowBytes);
    this.window = this.#toCharacters(this.bytes.subarray(at, this.#end));
  }

  /** First offset of an ASCII text at or after a given offset; -1 if it does not occur. */
  indexOf(searched: string, from: number): number {
    if (this.isWhole) return this.window.indexOf(searched, from);
    let at = from;
    while (true) {
      this.#moveTo(at);
      const found = this.window.indexOf(searched, at - this.#start);
      if (found >= 0) return this.#start + found;
      if (this.#end >= this.bytes.length) return -1;
      at = this.#end - searched.length + 1;
    }
  }

  /** True if a short ASCII text is at an offset. */
  startsWith(searched: string, at: number): boolean {
    if (this.isWhole) return this.window.startsWith(searched, at);
    this.#moveTo(at);
    return this.window.startsWith(searched, at - this.#start);
  }

  /**
   * End of the match of a sticky pattern at an offset; -1 if nothing matches, and sometimes for a match longer than the
   * reserve of the window. The pattern must include its end, so that it never matches a part.
   */
  matchEnd(pattern: RegExp, at: number): number {
    if (!this.isWhole) this.#moveTo(at);
    pattern.lastIndex = at - this.#start;
    return pattern.test(this.window) ? this.#start + pattern.lastIndex : -1;
  }

  /** One character for each byte between two offsets: the text itself if all bytes are ASCII. */
  characters(start: number, end: number): string {
    if (this.isWhole) return this.window.slice(start, end);
    if (end - start > this.#bytesAhead) return this.#toCharacters(this.bytes.subarray(start, end));
    this.#moveTo(start);
    return this.window.slice(start - this.#start, end - this.#start);
  }

  part(start: number, end: number): ByteText {
    return new ByteText(this.bytes.subarray(start, end), this.#toCharacters);
  }

  /** The decoded text between two offsets. */
  slice(start: number, end: number): string {
    const cut = this.isWhole ? this.window.slice(start, end) : this.characters(start, end);
    return NON_ASCII.test(cut) ? new TextDecoder().decode(this.bytes.subarray(start, end)) : cut;
  }
}

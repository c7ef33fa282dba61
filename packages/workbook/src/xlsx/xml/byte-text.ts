/** Makes one character of each byte: of ASCII itself, of any other some character beyond ASCII. */
export type ToCharacters = (bytes: Uint8Array) => string;

/** What every platform has. */
export const toCharacters: ToCharacters = (bytes) => new TextDecoder("latin1").decode(bytes);

const NON_ASCII = /[\x80-\uffff]/;

/** Larger texts cost V8 several times as much for each byte, and are kept as long as any cut of them. */
const USUAL_WINDOW_BYTES = 98_304;

/** This part of a window is kept for what begins at a place: tags and texts are rarely longer. */
const WINDOWS_AHEAD = 1 / 16;

/**
 * UTF-8 bytes, and texts with one character for each of them, so that both share their offsets: what searches in a text
 * does so natively, many times faster than a loop over bytes before that is compiled. Where there are many bytes, the
 * characters are made for a stretch of them at a time, the window; whoever goes through the bytes takes it along.
 */
export class ByteText {
  readonly bytes: Uint8Array;
  /** Whether the window holds everything: most texts are short, and a run of one workbook is over before calls are free. */
  readonly isWhole: boolean;
  /** The characters of the stretch. */
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

  /** Moves the window where it does not hold a place and what may begin there. */
  #moveTo(at: number): void {
    if (at >= this.#start && (at + this.#bytesAhead <= this.#end || this.#end === this.bytes.length)) return;
    this.#start = at;
    this.#end = Math.min(this.bytes.length, at + this.#windowBytes);
    this.window = this.#toCharacters(this.bytes.subarray(at, this.#end));
  }

  /** The first place from an offset on where a text of ASCII stands; -1 where it does not. */
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

  /** Whether a short text of ASCII stands at an offset. */
  startsWith(searched: string, at: number): boolean {
    if (this.isWhole) return this.window.startsWith(searched, at);
    this.#moveTo(at);
    return this.window.startsWith(searched, at - this.#start);
  }

  /**
   * Where the match of a sticky pattern ends that begins at an offset; -1 where nothing matches, and now and then for a
   * match longer than what a window holds ahead. The pattern has to say what it ends with, so that it never matches a
   * part.
   */
  matchEnd(pattern: RegExp, at: number): number {
    if (!this.isWhole) this.#moveTo(at);
    pattern.lastIndex = at - this.#start;
    return pattern.test(this.window) ? this.#start + pattern.lastIndex : -1;
  }

  /** One character for each byte from one offset to another: the text itself where all is ASCII. */
  characters(start: number, end: number): string {
    if (this.isWhole) return this.window.slice(start, end);
    if (end - start > this.#bytesAhead) return this.#toCharacters(this.bytes.subarray(start, end));
    this.#moveTo(start);
    return this.window.slice(start - this.#start, end - this.#start);
  }

  part(start: number, end: number): ByteText {
    return new ByteText(this.bytes.subarray(start, end), this.#toCharacters);
  }

  /** The text that the bytes from one offset to another stand for. */
  slice(start: number, end: number): string {
    const cut = this.isWhole ? this.window.slice(start, end) : this.characters(start, end);
    return NON_ASCII.test(cut) ? new TextDecoder().decode(this.bytes.subarray(start, end)) : cut;
  }
}

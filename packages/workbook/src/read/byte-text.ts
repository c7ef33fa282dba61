const FIRST_NON_ASCII = 0x80;

/**
 * Cuts texts out of UTF-8 bytes by byte offsets. The bytes are decoded once, at the first cut: where every byte is a
 * character of its own, as in most sheets, a cut is then a cut of the decoded text.
 */
export class ByteText {
  readonly bytes: Uint8Array;
  /** The whole as text where offsets agree; false where they don't; undefined until the first cut. */
  #ascii: string | false | undefined;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  slice(start: number, end: number): string {
    this.#ascii ??= this.#decodeWhole();
    return this.#ascii === false ? this.#decode(start, end) : this.#ascii.slice(start, end);
  }

  #decodeWhole(): string | false {
    const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(this.bytes);
    return decoded.length === this.bytes.length ? decoded : false;
  }

  #decode(start: number, end: number): string {
    let text = "";
    for (let at = start; at < end; at++) {
      const byte = this.bytes[at] ?? 0;
      if (byte >= FIRST_NON_ASCII) return new TextDecoder().decode(this.bytes.subarray(start, end));
      text += String.fromCharCode(byte);
    }
    return text;
  }
}

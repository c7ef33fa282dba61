/** Makes one character of each byte: of ASCII itself, of any other some character beyond ASCII. */
export type ToCharacters = (bytes: Uint8Array) => string;

/** What every platform has. */
export const toCharacters: ToCharacters = (bytes) => new TextDecoder("latin1").decode(bytes);

const NON_ASCII = /[\x80-\uffff]/;

/**
 * UTF-8 bytes, and a text with one character for each of them, so that both share their offsets: what searches in a text
 * does so natively, many times faster than a loop over bytes before that is compiled.
 */
export class ByteText {
  readonly bytes: Uint8Array;
  readonly characters: string;

  /** @param characters - One for each of the bytes. */
  constructor(bytes: Uint8Array, characters: string = toCharacters(bytes)) {
    this.bytes = bytes;
    this.characters = characters;
  }

  part(start: number, end: number): ByteText {
    return new ByteText(this.bytes.subarray(start, end), this.characters.slice(start, end));
  }

  /** The text that the bytes from one offset to another stand for. */
  slice(start: number, end: number): string {
    const cut = this.characters.slice(start, end);
    return NON_ASCII.test(cut) ? new TextDecoder().decode(this.bytes.subarray(start, end)) : cut;
  }
}

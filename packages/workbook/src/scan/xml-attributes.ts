const MAX_ATTRIBUTES = 256;

/** Offsets kept per attribute: name start, name end, value start, value end. */
export const ATTRIBUTE_STRIDE = 4;

/** The attributes of one opening tag, as places in the bytes; the scanner overwrites them at the next tag. */
export class XmlAttributes {
  readonly offsets: Int32Array = new Int32Array(MAX_ATTRIBUTES * ATTRIBUTE_STRIDE);
  count = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Place in `offsets` of the attribute with exactly that name; -1 where there is none. */
  find(name: string): number {
    const end = this.count * ATTRIBUTE_STRIDE;
    for (let at = 0; at < end; at += ATTRIBUTE_STRIDE) {
      const start = this.offsets[at] ?? 0;
      if ((this.offsets[at + 1] ?? 0) - start !== name.length) continue;
      let index = 0;
      while (index < name.length && this.#bytes[start + index] === name.charCodeAt(index)) index++;
      if (index === name.length) return at;
    }
    return -1;
  }

  valueStart(at: number): number {
    return this.offsets[at + 2] ?? 0;
  }

  valueEnd(at: number): number {
    return this.offsets[at + 3] ?? 0;
  }

  /** The value of an attribute as the file has it, entities not resolved; undefined where there is none. */
  raw(name: string): string | undefined {
    const at = this.find(name);
    return at < 0 ? undefined : this.#decode(this.valueStart(at), this.valueEnd(at));
  }

  /** The value of the first attribute with that name behind a prefix, whichever it is: `r:id` for `id`. */
  rawPrefixed(name: string): string | undefined {
    for (let at = 0; at < this.count * ATTRIBUTE_STRIDE; at += ATTRIBUTE_STRIDE) {
      const fullName = this.#decode(this.offsets[at] ?? 0, this.offsets[at + 1] ?? 0);
      if (fullName.endsWith(`:${name}`)) return this.#decode(this.valueStart(at), this.valueEnd(at));
    }
    return undefined;
  }

  #decode(start: number, end: number): string {
    return new TextDecoder().decode(this.#bytes.subarray(start, end));
  }
}

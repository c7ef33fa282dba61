import type { ByteText } from "./byte-text.js";
import type { ReadLimits } from "./read-limits.js";
import {
  DOUBLE_QUOTE,
  ENDS_NAME,
  EQUALS,
  GREATER_THAN,
  IS_SPACE,
  LESS_THAN,
  SINGLE_QUOTE,
  SLASH,
} from "./xml-bytes.js";

const MAX_ATTRIBUTES = 256;

/** Offsets kept per attribute: name start, name end, value start, value end. */
const STRIDE = 4;

/** What is wrong with the attributes of a tag. */
export type AttributeFault =
  | "too long"
  | "an end in the middle"
  | "an attribute with markup in it"
  | `an attribute without ${"a value" | "quotes"}`;

/** The attributes of one opening tag, as places in the text; the scanner overwrites them at the next tag. */
export class XmlAttributes {
  readonly #source: ByteText;
  readonly #limits: ReadLimits;
  readonly #offsets: Int32Array = new Int32Array(MAX_ATTRIBUTES * STRIDE);
  #end = 0;
  /** Between these two lie the attributes of a plain tag that nobody has asked for yet. */
  #plainStart = 0;
  #plainEnd = 0;

  constructor(source: ByteText, limits: ReadLimits) {
    this.#source = source;
    this.#limits = limits;
  }

  get count(): number {
    this.#readPlain();
    return this.#end / STRIDE;
  }

  /** Takes attributes known to be written ` name="value"` and to keep to the limits. */
  takePlain(start: number, end: number): void {
    this.#end = 0;
    this.#plainStart = start;
    this.#plainEnd = end;
  }

  #readPlain(): void {
    while (this.#plainStart < this.#plainEnd) {
      const nameEnd = this.#source.indexOf("=", this.#plainStart);
      const valueEnd = this.#source.indexOf('"', nameEnd + 2);
      this.#add(this.#plainStart + 1, nameEnd, nameEnd + 2, valueEnd);
      this.#plainStart = valueEnd + 1;
    }
  }

  /** Reads attributes however they are written, up to the `/` or `>` behind them, whose place is the answer. */
  scan(start: number): number | AttributeFault {
    const { bytes } = this.#source;
    const { length } = bytes;
    this.takePlain(0, 0);
    let at = start;
    while (true) {
      while (at < length && IS_SPACE[bytes[at] ?? 0] === 1) at++;
      const code = bytes[at];
      if (code === GREATER_THAN || code === SLASH) return at;
      if (at >= length) return "an end in the middle";
      if (this.#end === this.#offsets.length) return "too long";

      const nameStart = at;
      while (at < length && ENDS_NAME[bytes[at] ?? 0] === 0) at++;
      const nameEnd = at;
      while (at < length && IS_SPACE[bytes[at] ?? 0] === 1) at++;
      if (nameEnd === nameStart || bytes[at] !== EQUALS) return "an attribute without a value";
      at++;
      while (at < length && IS_SPACE[bytes[at] ?? 0] === 1) at++;
      const quote = bytes[at];
      if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return "an attribute without quotes";
      const valueStart = ++at;
      while (at < length && bytes[at] !== quote && bytes[at] !== LESS_THAN) at++;
      // No well-formed attribute has a tag in it; one that had would be decoded as if it were text.
      if (bytes[at] === LESS_THAN) return "an attribute with markup in it";
      if (at >= length) return "an end in the middle";
      const { maxXmlNameBytes, maxXmlAttributeBytes } = this.#limits;
      if (nameEnd - nameStart > maxXmlNameBytes || at - valueStart > maxXmlAttributeBytes) return "too long";
      this.#add(nameStart, nameEnd, valueStart, at++);
    }
  }

  #add(nameStart: number, nameEnd: number, valueStart: number, valueEnd: number): void {
    const offsets = this.#offsets;
    offsets[this.#end] = nameStart;
    offsets[this.#end + 1] = nameEnd;
    offsets[this.#end + 2] = valueStart;
    offsets[this.#end + 3] = valueEnd;
    this.#end += STRIDE;
  }

  /** Where the attribute with exactly that name is kept; -1 where there is none. */
  find(name: string): number {
    this.#readPlain();
    for (let at = 0; at < this.#end; at += STRIDE) {
      const start = this.#offsets[at] ?? 0;
      if ((this.#offsets[at + 1] ?? 0) - start === name.length && this.#source.startsWith(name, start)) return at;
    }
    return -1;
  }

  valueStart(at: number): number {
    return this.#offsets[at + 2] ?? 0;
  }

  valueEnd(at: number): number {
    return this.#offsets[at + 3] ?? 0;
  }

  /** The value of an attribute as the file has it, entities not resolved; undefined where there is none. */
  raw(name: string): string | undefined {
    const at = this.find(name);
    return at < 0 ? undefined : this.#source.slice(this.valueStart(at), this.valueEnd(at));
  }

  /** The value of the first attribute with that name behind a prefix, whichever it is: `r:id` for `id`. */
  rawPrefixed(name: string): string | undefined {
    this.#readPlain();
    for (let at = 0; at < this.#end; at += STRIDE) {
      const fullName = this.#source.slice(this.#offsets[at] ?? 0, this.#offsets[at + 1] ?? 0);
      if (fullName.endsWith(`:${name}`)) return this.#source.slice(this.valueStart(at), this.valueEnd(at));
    }
    return undefined;
  }
}

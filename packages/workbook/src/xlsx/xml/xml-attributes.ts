import type { ReadLimits } from "../read-limits.js";
import type { ByteText } from "./byte-text.js";
import { declaredPrefix } from "./namespace-scope.js";
import type { Vocabulary } from "./vocabularies.js";
import {
  AMPERSAND,
  DOUBLE_QUOTE,
  ENDS_NAME,
  EQUALS,
  GREATER_THAN,
  IS_SPACE,
  LESS_THAN,
  SINGLE_QUOTE,
  SLASH,
} from "./xml-bytes.js";
import { findBadReference } from "./xml-characters.js";
import { decodeXmlAttribute } from "./xml-text.js";

const MAX_ATTRIBUTES = 256;

/** Offsets stored per attribute: name start, name end, value start, value end. */
const STRIDE = 4;

export type AttributeFault =
  | "too long"
  | "an end in the middle"
  | "an attribute with markup in it"
  | "attributes without a space between them"
  | "a reference that stands for no character"
  | `an attribute without ${"a value" | "quotes"}`;

/** Attributes of one opening tag, as offsets in the text; the scanner overwrites them at the next tag. */
export class XmlAttributes {
  readonly #source: ByteText;
  readonly #limits: ReadLimits;
  readonly #offsets: Int32Array = new Int32Array(MAX_ATTRIBUTES * STRIDE);
  #end = 0;
  /** True if one tag has the same name twice, which XML does not allow; set after the first access to an attribute. */
  hasRepeatedName = false;
  /** Range of the attributes of a plain tag before the first access to them. */
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

  /** Stores the range of attributes with the form ` name="value"` and within the limits. */
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

  /** Reads attributes of any form, up to the `/` or `>` after them. Returns the offset of that character. */
  scan(start: number): number | AttributeFault {
    const { bytes } = this.#source;
    const { length } = bytes;
    this.takePlain(0, 0);
    let at = start;
    while (true) {
      const gapStart = at;
      while (at < length && IS_SPACE[bytes[at] ?? 0] === 1) at++;
      const code = bytes[at];
      if (code === GREATER_THAN || code === SLASH) return at;
      if (at >= length) return "an end in the middle";
      if (at === gapStart) return "attributes without a space between them";
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
      let hasReference = false;
      while (at < length && bytes[at] !== quote && bytes[at] !== LESS_THAN) {
        if (bytes[at] === AMPERSAND) hasReference = true;
        at++;
      }
      // No well-formed attribute contains a tag; its tag would be decoded as text.
      if (bytes[at] === LESS_THAN) return "an attribute with markup in it";
      if (at >= length) return "an end in the middle";
      const { maxXmlNameBytes, maxXmlAttributeBytes } = this.#limits;
      if (nameEnd - nameStart > maxXmlNameBytes || at - valueStart > maxXmlAttributeBytes) return "too long";
      if (hasReference && findBadReference(this.#source, valueStart, at) !== undefined) {
        return "a reference that stands for no character";
      }
      this.#add(nameStart, nameEnd, valueStart, at++);
    }
  }

  #add(nameStart: number, nameEnd: number, valueStart: number, valueEnd: number): void {
    const offsets = this.#offsets;
    for (let at = 0; at < this.#end; at += STRIDE) {
      const isAsLong = (offsets[at + 1] ?? 0) - (offsets[at] ?? 0) === nameEnd - nameStart;
      if (isAsLong && this.#areSame(offsets[at] ?? 0, nameStart, nameEnd - nameStart)) this.hasRepeatedName = true;
    }
    offsets[this.#end] = nameStart;
    offsets[this.#end + 1] = nameEnd;
    offsets[this.#end + 2] = valueStart;
    offsets[this.#end + 3] = valueEnd;
    this.#end += STRIDE;
  }

  #areSame(one: number, other: number, length: number): boolean {
    const { bytes } = this.#source;
    for (let at = 0; at < length; at++) if (bytes[one + at] !== bytes[other + at]) return false;
    return true;
  }

  /** Index of the attribute with exactly that name; -1 if it is missing. */
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

  /** Value of an attribute as the file has it, with unresolved entities; undefined if it is missing. */
  raw(name: string): string | undefined {
    const at = this.find(name);
    return at < 0 ? undefined : this.#source.slice(this.valueStart(at), this.valueEnd(at));
  }

  /** Value of an attribute with resolved entities; undefined if it is missing. */
  value(name: string): string | undefined {
    const raw = this.raw(name);
    return raw === undefined ? undefined : decodeXmlAttribute(raw);
  }

  /** Name of the attribute at an index, with its prefix. */
  name(index: number): string {
    this.#readPlain();
    const at = index * STRIDE;
    return this.#source.slice(this.#offsets[at] ?? 0, this.#offsets[at + 1] ?? 0);
  }

  /** Value of the attribute at an index, with resolved entities. */
  text(index: number): string {
    this.#readPlain();
    const at = index * STRIDE;
    return decodeXmlAttribute(this.#source.slice(this.valueStart(at), this.valueEnd(at)));
  }

  /** Range of the attribute at an index, from its name to its closing quote. */
  span(index: number): { readonly nameStart: number; readonly nameEnd: number; readonly end: number } {
    this.#readPlain();
    const at = index * STRIDE;
    return {
      nameStart: this.#offsets[at] ?? 0,
      nameEnd: this.#offsets[at + 1] ?? 0,
      end: this.valueEnd(at) + 1,
    };
  }

  /** Value of the first attribute with that name after one of the prefixes: `r:id` for `id`. */
  prefixedValue(prefixes: readonly string[], name: string): string | undefined {
    for (const prefix of prefixes) {
      const value = this.value(`${prefix}:${name}`);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Prefixes that the tag declares for a namespace of the vocabulary. */
  prefixesOf(vocabulary: Vocabulary): readonly string[] {
    const prefixes: string[] = [];
    for (let index = 0; index < this.count; index++) {
      const prefix = declaredPrefix(this.name(index));
      if (prefix !== undefined && vocabulary.includes(this.text(index))) prefixes.push(prefix);
    }
    return prefixes;
  }

  /** True if the tag has `mc:MustUnderstand`, which requires programs to understand a namespace. */
  get asksToUnderstand(): boolean {
    return this.#hasName((name) => name.endsWith(":MustUnderstand"));
  }

  /** True if the tag declares a namespace, or requires programs to understand one. */
  get changesMeaning(): boolean {
    return this.asksToUnderstand || this.#hasName((name) => declaredPrefix(name) !== undefined);
  }

  #hasName(isMeant: (name: string) => boolean): boolean {
    for (let index = 0; index < this.count; index++) if (isMeant(this.name(index))) return true;
    return false;
  }
}

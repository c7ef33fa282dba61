import { type Refusal, refuse } from "./outcome.js";
import type { ReadLimits } from "./read-limits.js";
import { ATTRIBUTE_STRIDE, XmlAttributes } from "./xml-attributes.js";
import {
  beginsSection,
  CDATA_START,
  CLOSING_BRACKET,
  COLON,
  DASH,
  DOUBLE_QUOTE,
  ENDS_NAME,
  EQUALS,
  EXCLAMATION,
  GREATER_THAN,
  IS_SPACE,
  LESS_THAN,
  placePast,
  QUESTION,
  SINGLE_QUOTE,
  SLASH,
} from "./xml-bytes.js";

/**
 * Steps through the tags of an XML part, over its UTF-8 bytes, in one pass and in constant memory. It refuses document
 * types and entities, tags that don't pair, and nesting, names and attributes beyond the limits; it then says so in
 * `problem` and `next` answers false for good.
 *
 * An empty element `<v/>` gives its opening and its closing like any other.
 */
export class XmlScanner {
  readonly bytes: Uint8Array;
  /** Why scanning stopped before the end, if it did. */
  problem: Refusal | undefined;
  /** Whether the current tag opens an element; otherwise it closes one. */
  isOpen = false;
  /** At an opening tag: the depth of that element, 1 for the root. At a closing tag: the depth outside the element. */
  depth = 0;
  /** Where the current tag begins: at a closing tag, the end of the element's content. */
  tagStart = 0;
  /** Where the current tag ends: at an opening tag, the start of the element's content. */
  tagEnd = 0;
  /** Of the current opening tag. */
  readonly attributes: XmlAttributes;

  readonly #part: string;
  readonly #limits: ReadLimits;
  /** Name start and name end of every open element. */
  readonly #openNames: Int32Array;
  #nameStart = 0;
  #nameEnd = 0;
  #rootPrefixStart = 0;
  #rootPrefixLength = 0;
  #isEmptyElement = false;
  #hasRoot = false;

  /** @param part - Name of the part inside the zip, for messages. */
  constructor(bytes: Uint8Array, part: string, limits: ReadLimits) {
    this.bytes = bytes;
    this.attributes = new XmlAttributes(bytes);
    this.#part = part;
    this.#limits = limits;
    this.#openNames = new Int32Array(2 * limits.maxXmlDepth + 2);
  }

  /** Whether the current opening tag is also its closing one: `<v/>`. */
  get isEmptyElement(): boolean {
    return this.#isEmptyElement;
  }

  /** Whether the elements of the vocabulary are written with a prefix, `<x:c>`. */
  get hasPrefixes(): boolean {
    return this.#rootPrefixLength > 0;
  }

  /** Continues from a later place between the same two tags, for a reader that has taken the elements before it. */
  resumeAt(offset: number): void {
    this.tagEnd = offset;
  }

  /** Steps to the next tag; false at the end of the part and when there is a problem. */
  next(): boolean {
    if (this.#isEmptyElement) {
      this.#isEmptyElement = false;
      this.isOpen = false;
      this.depth--;
      this.tagStart = this.tagEnd;
      return true;
    }
    if (this.problem !== undefined) return false;
    const bytes = this.bytes;
    const length = bytes.length;
    let at = this.tagEnd;
    while (true) {
      while (at < length && bytes[at] !== LESS_THAN) at++;
      if (at >= length) return this.depth === 0 && this.#hasRoot ? false : this.#endsEarly();
      const following = bytes[at + 1];
      if (following === SLASH) return this.#readClosingTag(at);
      if (following !== EXCLAMATION && following !== QUESTION) return this.#readOpeningTag(at);
      at = this.#skipMarkup(at);
      if (at < 0) return false;
    }
  }

  /** Whether the current opening tag is an element of that name in the vocabulary of the root element. */
  is(name: string): boolean {
    const bytes = this.bytes;
    let at = this.#nameStart;
    if (this.#nameEnd - at !== this.#rootPrefixLength + name.length) return false;
    for (let index = 0; index < this.#rootPrefixLength; index++) {
      if (bytes[at++] !== bytes[this.#rootPrefixStart + index]) return false;
    }
    for (let index = 0; index < name.length; index++) {
      if (bytes[at++] !== name.charCodeAt(index)) return false;
    }
    return true;
  }

  /** Whether the current opening tag has that name, whatever its prefix. */
  isLocal(name: string): boolean {
    let at = this.#nameEnd - name.length;
    if (at < this.#nameStart || (at > this.#nameStart && this.bytes[at - 1] !== COLON)) return false;
    for (let index = 0; index < name.length; index++) {
      if (this.bytes[at++] !== name.charCodeAt(index)) return false;
    }
    return true;
  }

  #readOpeningTag(start: number): boolean {
    const bytes = this.bytes;
    const { offsets } = this.attributes;
    const length = bytes.length;
    if (this.depth === 0 && this.#hasRoot) return this.#damaged("more than one root element");
    let at = start + 1;
    while (at < length && ENDS_NAME[bytes[at] ?? 0] === 0) at++;
    if (at === start + 1) return this.#damaged("a tag without a name");
    if (at - start > this.#limits.maxXmlNameBytes) return this.#tooLong();
    this.tagStart = start;
    this.#nameStart = start + 1;
    this.#nameEnd = at;

    let offset = 0;
    while (true) {
      while (at < length && IS_SPACE[bytes[at] ?? 0] === 1) at++;
      const code = bytes[at];
      if (code === GREATER_THAN || code === SLASH) break;
      if (at >= length) return this.#endsEarly();
      if (offset === offsets.length) return this.#tooLong();

      const nameStart = at;
      while (at < length && ENDS_NAME[bytes[at] ?? 0] === 0) at++;
      const nameEnd = at;
      while (at < length && IS_SPACE[bytes[at] ?? 0] === 1) at++;
      if (nameEnd === nameStart || bytes[at] !== EQUALS) return this.#damaged("an attribute without a value");
      at++;
      while (at < length && IS_SPACE[bytes[at] ?? 0] === 1) at++;
      const quote = bytes[at];
      if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return this.#damaged("an attribute without quotes");
      const valueStart = ++at;
      while (at < length && bytes[at] !== quote) at++;
      if (at >= length) return this.#endsEarly();
      if (nameEnd - nameStart > this.#limits.maxXmlNameBytes || at - valueStart > this.#limits.maxXmlAttributeBytes) {
        return this.#tooLong();
      }
      offsets[offset] = nameStart;
      offsets[offset + 1] = nameEnd;
      offsets[offset + 2] = valueStart;
      offsets[offset + 3] = at++;
      offset += ATTRIBUTE_STRIDE;
    }
    this.attributes.count = offset / ATTRIBUTE_STRIDE;

    if (bytes[at] === SLASH) {
      at++;
      if (bytes[at] !== GREATER_THAN) return this.#damaged("a tag that does not end");
      this.#isEmptyElement = true;
    }
    this.tagEnd = at + 1;
    this.isOpen = true;
    return this.#enterElement();
  }

  #enterElement(): boolean {
    if (++this.depth > this.#limits.maxXmlDepth) {
      this.problem = refuse("file/nested-too-deep", {
        found: this.#part,
        expected: `at most ${this.#limits.maxXmlDepth} elements inside each other`,
      });
      return false;
    }
    this.#openNames[2 * this.depth] = this.#nameStart;
    this.#openNames[2 * this.depth + 1] = this.#nameEnd;
    if (this.depth === 1) {
      this.#hasRoot = true;
      const colon = this.bytes.subarray(this.#nameStart, this.#nameEnd).indexOf(COLON);
      this.#rootPrefixStart = this.#nameStart;
      this.#rootPrefixLength = colon + 1;
    }
    return true;
  }

  #readClosingTag(start: number): boolean {
    const bytes = this.bytes;
    if (this.depth === 0) return this.#damaged("a closing tag without an opening one");
    let at = start + 2;
    const end = this.#openNames[2 * this.depth + 1] ?? 0;
    for (let name = this.#openNames[2 * this.depth] ?? 0; name < end; name++, at++) {
      if (bytes[at] !== bytes[name]) return this.#damaged("tags that don't pair");
    }
    while (at < bytes.length && IS_SPACE[bytes[at] ?? 0] === 1) at++;
    if (bytes[at] !== GREATER_THAN) return this.#damaged("tags that don't pair");
    this.tagStart = start;
    this.tagEnd = at + 1;
    this.isOpen = false;
    this.depth--;
    return true;
  }

  /** Steps over a comment, a CDATA section or an instruction; refuses a document type. Answers -1 for a problem. */
  #skipMarkup(start: number): number {
    const bytes = this.bytes;
    if (bytes[start + 1] === QUESTION) return this.#skipPast(start + 2, QUESTION, 1);
    if (bytes[start + 2] === DASH && bytes[start + 3] === DASH) return this.#skipPast(start + 4, DASH, 2);
    if (beginsSection(this.bytes, start)) return this.#skipPast(start + CDATA_START.length, CLOSING_BRACKET, 2);
    this.problem = refuse("file/document-type", { found: this.#part });
    return -1;
  }

  #skipPast(from: number, mark: number, count: number): number {
    const past = placePast(this.bytes, from, mark, count);
    if (past < 0) this.#endsEarly();
    return past;
  }

  #endsEarly(): boolean {
    return this.#damaged("an end in the middle");
  }

  #damaged(what: string): boolean {
    this.problem = refuse("file/damaged", { found: `${what} in ${this.#part}` });
    return false;
  }

  #tooLong(): boolean {
    this.problem = refuse("file/markup-too-long", { found: this.#part });
    return false;
  }
}

import { type Refusal, refuse } from "../outcome.js";
import type { ReadLimits } from "../read-limits.js";
import type { ByteText } from "./byte-text.js";
import { OpenNames } from "./open-names.js";
import { EXTENSIONS, OTHER_SPELLING, type Spelling } from "./spelling.js";
import { XmlAttributes } from "./xml-attributes.js";
import { COLON, ENDS_NAME, EXCLAMATION, GREATER_THAN, IS_SPACE, QUESTION, SLASH } from "./xml-bytes.js";

/**
 * Attributes of a tag in the form that programs write. The scanner reads any other tag byte by byte, which accepts all
 * forms of the standard and finds the fault; a short tag of this form cannot exceed a limit.
 */
const PLAIN_ATTRIBUTES = /(?: (?!xmlns)[A-Za-z_][\w.-]*(?::(?!MustUnderstand)[\w.-]+)?="[^"<&]*"){0,32}\/?>/y;

/** Instructions, comments, and CDATA sections. */
const SKIPPED_MARKUP = [
  ["<?", "?>"],
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
] as const;

/**
 * Steps through the tags of an XML part, in one pass and in constant memory. Refuses document types and entities, tags
 * that do not pair, and nesting, names, and attributes beyond the limits; then `problem` has the finding, and `next`
 * returns false from then on.
 *
 * An empty element `<v/>` gives an opening and a closing tag like any other.
 */
export class XmlScanner {
  readonly source: ByteText;
  /** Reason why scanning stopped before the end, if it did. */
  problem: Refusal | undefined;
  /** True if the current tag opens an element; false if it closes one. */
  isOpen = false;
  /** At an opening tag: the depth of that element, 1 for the root. At a closing tag: the depth outside the element. */
  depth = 0;
  /** Start of the current tag: at a closing tag, the end of the element's content. */
  tagStart = 0;
  /** End of the current tag: at an opening tag, the start of the element's content. */
  tagEnd = 0;
  /** Attributes of the current opening tag. */
  readonly attributes: XmlAttributes;

  /** Namespace of the root element; undefined before the root, and if its prefix has no declaration. */
  rootNamespace: string | undefined;

  readonly #part: string;
  readonly #limits: ReadLimits;
  readonly #stopsAtOtherSpelling: boolean;
  /** In tags up to this length, no name and no attribute can be too long. */
  readonly #shortTagBytes: number;
  readonly #open: OpenNames;
  #nameStart = 0;
  #nameEnd = 0;
  #isEmptyElement = false;
  #hasRoot = false;

  /** @param part - Name of the part inside the zip, for messages. */
  constructor(source: ByteText, part: string, limits: ReadLimits, spelling: Spelling = "usual") {
    this.#stopsAtOtherSpelling = spelling === "usual";
    this.source = source;
    this.attributes = new XmlAttributes(source, limits);
    this.#part = part;
    this.#limits = limits;
    this.#shortTagBytes = Math.min(limits.maxXmlNameBytes, limits.maxXmlAttributeBytes);
    this.#open = new OpenNames(source, limits.maxXmlDepth);
  }

  /** True if the current opening tag is also its closing tag: `<v/>`. */
  get isEmptyElement(): boolean {
    return this.#isEmptyElement;
  }

  /** True if the elements of the vocabulary have a prefix, `<x:c>`. */
  get hasPrefixes(): boolean {
    return this.#open.rootPrefixLength > 0;
  }

  /** Continues at a later offset between the same two tags, for a reader that has read the elements before it. */
  resumeAt(offset: number): void {
    this.tagEnd = offset;
  }

  /** Steps to the next tag; returns false at the end of the part and after a problem. */
  next(): boolean {
    if (this.#isEmptyElement) {
      this.#isEmptyElement = false;
      this.isOpen = false;
      this.depth--;
      this.tagStart = this.tagEnd;
      return true;
    }
    if (this.problem !== undefined) return false;
    if (this.attributes.hasRepeatedName) return this.#damaged("a tag with the same attribute twice");
    const { bytes } = this.source;
    let at = this.tagEnd;
    while (true) {
      at = this.source.indexOf("<", at);
      if (at < 0) return this.depth === 0 && this.#hasRoot ? false : this.#endsEarly();
      const following = bytes[at + 1];
      if (following === SLASH) return this.#readClosingTag(at);
      if (following !== EXCLAMATION && following !== QUESTION) return this.#readOpeningTag(at);
      at = this.#skipMarkup(at);
      if (at < 0) return false;
    }
  }

  /** True if the current opening tag is an element of that name in the vocabulary of the root element. */
  is(name: string): boolean {
    const start = this.#nameStart;
    if (this.#nameEnd - start !== this.#open.rootPrefixLength + name.length) return false;
    if (this.#open.rootPrefixLength > 0 && !this.#open.hasRootPrefix(start)) return false;
    return this.source.startsWith(name, start + this.#open.rootPrefixLength);
  }

  /** True if the current opening tag has that name, with any prefix. */
  isLocal(name: string): boolean {
    const start = this.#nameEnd - name.length;
    if (start < this.#nameStart || (start > this.#nameStart && this.source.bytes[start - 1] !== COLON)) return false;
    return this.source.startsWith(name, start);
  }

  #readOpeningTag(start: number): boolean {
    const { bytes } = this.source;
    if (this.depth === 0 && this.#hasRoot) return this.#damaged("more than one root element");
    let at = start + 1;
    let prefixLength = 0;
    while (at < bytes.length && ENDS_NAME[bytes[at] ?? 0] === 0) {
      if (bytes[at] === COLON) prefixLength = at - start;
      at++;
    }
    if (at === start + 1) return this.#damaged("a tag without a name");
    if (at - start > this.#limits.maxXmlNameBytes) return this.#tooLong();
    this.tagStart = start;
    this.#nameStart = start + 1;
    this.#nameEnd = at;
    const isPlain = this.#takePlainAttributes();
    if (!isPlain && !this.#scanAttributes()) return false;
    this.isOpen = true;
    const isUsual = isPlain && prefixLength === 0 && this.#open.rootPrefixLength === 0;
    if (!isUsual && this.#stopsAtOtherSpelling && this.#isSpelledOtherwise(prefixLength, isPlain)) {
      this.problem = OTHER_SPELLING;
      return false;
    }
    return this.#enterElement(prefixLength);
  }

  /** @param prefixLength - Length of the current tag's prefix, with its colon. */
  #isSpelledOtherwise(prefixLength: number, isPlain: boolean): boolean {
    if (this.depth === 0) return !isPlain && this.attributes.asksToUnderstand;
    const hasRootPrefix =
      prefixLength === this.#open.rootPrefixLength && (prefixLength === 0 || this.#open.hasRootPrefix(this.#nameStart));
    return (
      (!hasRootPrefix || (!isPlain && this.attributes.changesMeaning)) && !this.#open.isInside(EXTENSIONS, this.depth)
    );
  }

  #takePlainAttributes(): boolean {
    const end = this.source.matchEnd(PLAIN_ATTRIBUTES, this.#nameEnd);
    if (end < 0 || end - this.#nameEnd > this.#shortTagBytes) return false;
    this.#isEmptyElement = this.source.bytes[end - 2] === SLASH;
    this.attributes.takePlain(this.#nameEnd, this.#isEmptyElement ? end - 2 : end - 1);
    this.tagEnd = end;
    return true;
  }

  #scanAttributes(): boolean {
    const { bytes } = this.source;
    let at = this.attributes.scan(this.#nameEnd);
    if (at === "too long") return this.#tooLong();
    if (typeof at === "string") return this.#damaged(at);
    if (bytes[at] === SLASH) {
      at++;
      if (bytes[at] !== GREATER_THAN) return this.#damaged("a tag that does not end");
      this.#isEmptyElement = true;
    }
    this.tagEnd = at + 1;
    return true;
  }

  /** Name of the current opening tag without the root's prefix. */
  get localName(): string {
    const { name } = this;
    return this.#open.hasRootPrefix(this.#nameStart) ? name.slice(this.#open.rootPrefixLength) : name;
  }

  /** Name of the current opening tag with its prefix. */
  get name(): string {
    return this.source.slice(this.#nameStart, this.#nameEnd);
  }

  #enterElement(prefixLength: number): boolean {
    if (++this.depth > this.#limits.maxXmlDepth) {
      this.problem = refuse("file/nested-too-deep", {
        found: this.#part,
        expected: `at most ${this.#limits.maxXmlDepth} elements inside each other`,
      });
      return false;
    }
    this.#open.enter(this.depth, this.#nameStart, this.#nameEnd);
    if (this.depth === 1) {
      this.#hasRoot = true;
      this.#open.rootPrefixLength = prefixLength;
      const prefix = this.name.slice(0, Math.max(0, prefixLength - 1));
      this.rootNamespace = this.attributes.value(prefix === "" ? "xmlns" : `xmlns:${prefix}`);
    }
    return true;
  }

  #readClosingTag(start: number): boolean {
    const { bytes } = this.source;
    if (this.depth === 0) return this.#damaged("a closing tag without an opening one");
    let at = this.#open.endOfSame(this.depth, start + 2);
    if (at < 0) return this.#damaged("tags that don't pair");
    while (at < bytes.length && IS_SPACE[bytes[at] ?? 0] === 1) at++;
    if (bytes[at] !== GREATER_THAN) return this.#damaged("tags that don't pair");
    this.tagStart = start;
    this.tagEnd = at + 1;
    this.isOpen = false;
    this.depth--;
    return true;
  }

  /** Steps over a comment, a CDATA section, or an instruction; refuses a document type. Returns -1 for a problem. */
  #skipMarkup(start: number): number {
    for (const [opening, closing] of SKIPPED_MARKUP) {
      if (!this.source.startsWith(opening, start)) continue;
      const end = this.source.indexOf(closing, start + opening.length);
      if (end >= 0) return end + closing.length;
      this.#endsEarly();
      return -1;
    }
    this.problem = refuse("file/document-type", { found: this.#part });
    return -1;
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

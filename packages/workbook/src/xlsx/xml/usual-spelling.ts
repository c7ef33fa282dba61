import { type Outcome, type Refusal, refuse } from "../outcome.js";
import type { ReadLimits } from "../read-limits.js";
import { ByteText, type ToCharacters, toCharacters } from "./byte-text.js";
import { type CompatibilityFrame, type ElementName, MarkupCompatibility } from "./markup-compatibility.js";
import { declaredPrefix, NamespaceScope } from "./namespace-scope.js";
import { EXTENSIONS } from "./spelling.js";
import { RELATIONSHIP_IDS, RELATIONSHIP_NAMESPACE, XML_NAMESPACE } from "./vocabularies.js";
import { XmlScanner } from "./xml-scanner.js";

/** A part whose names can be read as they are written. */
export interface SpelledPart {
  readonly text: ByteText;
  /**
   * True if the names of the elements that count did not change: offsets in the original part have the same meaning.
   */
  readonly looksTheSame: boolean;
}

/**
 * The same part with every element of the root's vocabulary under its plain name, and without all other elements: the
 * declarations in scope resolve prefixes, and {@link MarkupCompatibility} handles markup for other programs. Text
 * between tags stays unchanged. Except for its root, the new part is no longer than the old one.
 */
export function inUsualSpelling(
  source: ByteText,
  part: string,
  limits: ReadLimits,
  makeCharacters: ToCharacters = toCharacters,
): Outcome<SpelledPart> {
  const scanner = new XmlScanner(source, part, limits, "as written");
  const speller = new Speller(source, scanner);
  while (scanner.next()) {
    const fault = scanner.isOpen ? speller.open() : speller.close();
    if (fault !== undefined) return refuse("file/damaged", { found: `${fault} in ${part}` });
  }
  const problem: Refusal | undefined = scanner.problem;
  return problem ?? { ok: true, value: speller.finish(makeCharacters) };
}

const utf8 = new TextEncoder();

/** Only the root may grow, by one declaration. */
const ROOT_BYTES = 1_024;

interface OpenElement {
  readonly frame: CompatibilityFrame;
  readonly local: string;
  readonly isEmpty: boolean;
}

class Speller {
  readonly #source: ByteText;
  readonly #scanner: XmlScanner;
  readonly #scope = new NamespaceScope();
  #rules: MarkupCompatibility | undefined;
  #bytes: Uint8Array;
  #length = 0;
  #vocabulary = "";
  #rootPrefix = "";
  #looksTheSame = true;
  /** Open elements that are kept or unwrapped. */
  readonly #open: OpenElement[] = [];
  /** Depth of the element that is omitted with its contents; 0 outside of such an element. */
  #leftOutDepth = 0;
  /** Start of the content that is not copied yet. */
  #contentStart = 0;

  constructor(source: ByteText, scanner: XmlScanner) {
    this.#source = source;
    this.#scanner = scanner;
    this.#bytes = new Uint8Array(source.bytes.length);
  }

  /** Processes the opening tag at the position of the scanner; returns the fault of the tag, if any. */
  open(): string | undefined {
    if (this.#leftOutDepth > 0) return undefined;
    const { attributes, depth, name, isEmptyElement } = this.#scanner;
    this.#scope.enter(depth, attributes);
    const colon = name.indexOf(":");
    const prefix = name.slice(0, Math.max(0, colon));
    const local = name.slice(colon + 1);
    const namespace = this.#scope.namespaceOf(prefix);
    if (namespace === undefined) return `the prefix ${JSON.stringify(prefix)}, which stands for no namespace,`;
    if (depth === 1) this.#begin(namespace, prefix);
    const frame = this.#judge({ namespace, local });
    if ("fault" in frame) return frame.fault;
    this.#compareLooks(frame, prefix, local);
    if (this.#open.length > 0) this.#copyContent();
    this.#contentStart = this.#scanner.tagEnd;
    if (frame.fate === "left out") {
      this.#leftOutDepth = depth;
      return undefined;
    }
    if (frame.fate === "kept") this.#writeTag(local);
    this.#open.push({ frame, local, isEmpty: isEmptyElement });
    return undefined;
  }

  /** Processes the closing tag at the position of the scanner. */
  close(): undefined {
    const { depth, tagEnd } = this.#scanner;
    if (this.#leftOutDepth > 0) {
      if (depth + 1 > this.#leftOutDepth) return;
      this.#leftOutDepth = 0;
    } else {
      this.#copyContent();
      const closed = this.#open.pop();
      if (closed?.frame.fate === "kept" && !closed.isEmpty) this.#write(utf8.encode(`</${closed.local}>`));
    }
    this.#scope.leave(depth + 1);
    this.#contentStart = tagEnd;
  }

  finish(makeCharacters: ToCharacters): SpelledPart {
    const text = new ByteText(this.#bytes.subarray(0, this.#length), makeCharacters);
    return { text, looksTheSame: this.#looksTheSame };
  }

  #begin(namespace: string, prefix: string): void {
    this.#vocabulary = namespace;
    this.#rootPrefix = prefix;
    this.#rules = new MarkupCompatibility(this.#scope, namespace);
  }

  #judge(name: ElementName): CompatibilityFrame | { readonly fault: string } {
    const parent = this.#open.at(-1)?.frame;
    const frame = this.#rules?.enter(name, this.#scanner.attributes, parent) ?? { fault: "no root" };
    const isExtensions = name.local === EXTENSIONS && name.namespace === this.#vocabulary;
    return isExtensions && "fate" in frame && frame.fate === "kept" ? { ...frame, fate: "left out" } : frame;
  }

  /** An editor finds elements by the root's prefix and their depth. */
  #compareLooks({ fate }: CompatibilityFrame, prefix: string, local: string): void {
    const looksKept = prefix === this.#rootPrefix && local !== EXTENSIONS;
    const isWrapped = this.#open.some(({ frame }) => frame.fate === "unwrapped");
    if (fate === "kept" ? !looksKept || isWrapped : looksKept) this.#looksTheSame = false;
  }

  #writeTag(local: string): void {
    const { attributes, isEmptyElement, depth } = this.#scanner;
    this.#write(utf8.encode(`<${local}`));
    if (depth === 1) this.#write(utf8.encode(` xmlns:r="${RELATIONSHIP_NAMESPACE}"`));
    for (let index = 0; index < attributes.count; index++) {
      const name = this.#attributeName(attributes.name(index));
      if (name === undefined) continue;
      const { nameEnd, end } = attributes.span(index);
      this.#write(utf8.encode(` ${name}`));
      this.#write(this.#source.bytes.subarray(nameEnd, end));
    }
    this.#write(utf8.encode(isEmptyElement ? "/>" : ">"));
  }

  /** The plain name of an attribute that counts: without a namespace, of a relationship, or of XML itself. */
  #attributeName(name: string): string | undefined {
    const declared = declaredPrefix(name);
    if (declared !== undefined) return this.#scanner.depth === 1 && declared === this.#rootPrefix ? "xmlns" : undefined;
    const colon = name.indexOf(":");
    if (colon < 0) return name;
    const namespace = this.#scope.namespaceOf(name.slice(0, colon)) ?? "";
    if (namespace === XML_NAMESPACE) return name;
    return RELATIONSHIP_IDS.includes(namespace) ? `r:${name.slice(colon + 1)}` : undefined;
  }

  #copyContent(): void {
    this.#write(this.#source.bytes.subarray(this.#contentStart, this.#scanner.tagStart));
  }

  #write(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) {
      const grown = new Uint8Array(this.#bytes.length + bytes.length + ROOT_BYTES);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }
}

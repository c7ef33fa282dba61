import { refuse } from "../xlsx/outcome.js";
import { DEFAULT_READ_LIMITS } from "../xlsx/read-limits.js";
import { ByteText } from "../xlsx/xml/byte-text.js";
import { OTHER_SPELLING } from "../xlsx/xml/spelling.js";
import { inUsualSpelling } from "../xlsx/xml/usual-spelling.js";
import { SPREADSHEET } from "../xlsx/xml/vocabularies.js";
import { toUtf8 } from "../xlsx/xml/xml-encoding.js";
import { XmlScanner } from "../xlsx/xml/xml-scanner.js";
import { joinBytes } from "./join-bytes.js";
import { PackageFault } from "./package-fault.js";

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type OpenElement = Pick<TopElement, "name" | "start" | "contentStart" | "isEmpty">;

/** A root or an element directly inside it, as offsets in the bytes of its part. */
export interface TopElement {
  readonly name: string;
  readonly start: number;
  readonly contentStart: number;
  /** Start of its closing tag; equals `contentStart` for an empty element. */
  readonly contentEnd: number;
  readonly end: number;
  readonly isEmpty: boolean;
}

export interface Outline {
  readonly root: TopElement;
  readonly children: readonly TopElement[];
}

const byPlace = (left: Edit, right: Edit): number => left.start - right.start || left.end - right.end;

const DECLARATION = /^(<\?xml[^>]*?encoding\s*=\s*["'])[^"']*(["'])/;

/**
 * The XML of one part, changed by insertions and replacements at offsets in its bytes. All other bytes stay the same.
 */
export class XmlPart {
  readonly name: string;
  readonly text: ByteText;
  readonly #edits: Edit[] = [];
  readonly #appended = new Map<number, { readonly element: TopElement; readonly texts: string[] }>();
  #isSpellingKnown = false;
  #prefix: string | undefined;
  #outline: Outline | undefined;

  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    const utf8 = toUtf8(bytes, name);
    if (!utf8.ok) throw new PackageFault(utf8);
    this.text = new ByteText(utf8.value);
    if (utf8.value !== bytes) this.#declareUtf8();
  }

  /** Tags from the start of the part. A truncated part or tags that do not pair stop the editing. */
  *tags(): Generator<XmlScanner> {
    this.#refuseOtherSpelling();
    const scanner = new XmlScanner(this.text, this.name, DEFAULT_READ_LIMITS, "as written");
    while (scanner.next()) yield scanner;
    if (scanner.problem !== undefined) throw new PackageFault(scanner.problem);
  }

  /**
   * Stops the editing of a part in which namespaces change the meaning of element names: edits find elements by prefix
   * and depth.
   */
  #refuseOtherSpelling(): void {
    if (this.#isSpellingKnown) return;
    this.#isSpellingKnown = true;
    const scanner = new XmlScanner(this.text, this.name, DEFAULT_READ_LIMITS);
    while (scanner.next());
    if (scanner.problem !== OTHER_SPELLING || !SPREADSHEET.includes(scanner.rootNamespace ?? "")) return;
    const spelled = inUsualSpelling(this.text, this.name, DEFAULT_READ_LIMITS);
    if (!spelled.ok) throw new PackageFault(spelled);
    if (spelled.value.looksTheSame) return;
    throw new PackageFault(refuse("file/cannot-annotate", { found: `names of several namespaces in ${this.name}` }));
  }

  /** Prefix of the names of the vocabulary: `x:` in `<x:worksheet>`, empty in `<worksheet>`. */
  get prefix(): string {
    if (this.#prefix === undefined) {
      const { name } = this.rootTag;
      this.#prefix = name.slice(0, name.indexOf(":") + 1);
    }
    return this.#prefix;
  }

  get rootTag(): { readonly name: string; readonly attribute: (name: string) => string | undefined } {
    for (const scanner of this.tags()) {
      const { attributes } = scanner;
      const name = this.nameAt(scanner);
      return { name, attribute: (attribute) => attributes.raw(attribute) };
    }
    return { name: "", attribute: () => undefined };
  }

  /** The root, and the elements of its vocabulary directly inside it, in document order. */
  outline(): Outline {
    this.#outline ??= this.#readOutline();
    return this.#outline;
  }

  #readOutline(): Outline {
    const { prefix } = this;
    const children: TopElement[] = [];
    const open: OpenElement[] = [];
    for (const scanner of this.tags()) {
      const { depth, tagStart, tagEnd } = scanner;
      if (scanner.isOpen) {
        if (depth <= 2)
          open[depth] = {
            name: this.nameAt(scanner),
            start: tagStart,
            contentStart: tagEnd,
            isEmpty: scanner.isEmptyElement,
          };
        continue;
      }
      const opened = depth <= 1 ? open[depth + 1] : undefined;
      if (opened === undefined) continue;
      const element = { ...opened, name: opened.name.slice(prefix.length), contentEnd: tagStart, end: tagEnd };
      if (depth === 0) return { root: element, children };
      if (opened.name.startsWith(prefix)) children.push(element);
    }
    throw new PackageFault(refuse("file/damaged", { found: `${this.name} without an element` }));
  }

  /** Name of the opening tag at the position of the scanner, with its prefix. */
  nameAt({ tagStart, tagEnd }: XmlScanner): string {
    return /^<([^\s/>]+)/.exec(this.text.slice(tagStart, tagEnd))?.[1] ?? "";
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  /** Sets an attribute of the opening tag at the position of the scanner. */
  setAttribute(scanner: XmlScanner, name: string, value: string): void {
    const { attributes, tagEnd, isEmptyElement } = scanner;
    const at = attributes.find(name);
    if (at >= 0) this.replace(attributes.valueStart(at), attributes.valueEnd(at), value);
    else this.insert(tagEnd - (isEmptyElement ? 2 : 1), ` ${name}="${value}"`);
  }

  /** Inserts text at the end of an element's content, after earlier insertions. */
  append(element: TopElement, text: string): void {
    const known = this.#appended.get(element.start);
    if (known === undefined) this.#appended.set(element.start, { element, texts: [text] });
    else known.texts.push(text);
  }

  get isChanged(): boolean {
    return this.#edits.length + this.#appended.size > 0;
  }

  /** The part with its edits. Insertions at one offset keep the order in which they were made. */
  toBytes(): Uint8Array {
    const { bytes } = this.text;
    const chunks: Uint8Array[] = [];
    const encoder = new TextEncoder();
    let at = 0;
    for (const { start, end, text } of [...this.#edits, ...this.#appendEdits()].sort(byPlace)) {
      if (start < at) throw new Error(`Two edits of ${this.name} overlap at ${start}.`);
      chunks.push(bytes.subarray(at, start), encoder.encode(text));
      at = end;
    }
    chunks.push(bytes.subarray(at));
    return joinBytes(chunks);
  }

  /** An empty element gets a closing tag for its content. */
  #appendEdits(): Edit[] {
    return [...this.#appended.values()].map(({ element: { name, end, contentEnd, isEmpty }, texts }) => {
      const text = texts.join("");
      return isEmpty
        ? { start: end - 2, end, text: `>${text}</${this.prefix}${name}>` }
        : { start: contentEnd, end: contentEnd, text };
    });
  }

  #declareUtf8(): void {
    const head = this.text.characters(0, Math.min(200, this.text.bytes.length));
    const [whole = "", before = "", after = ""] = DECLARATION.exec(head) ?? [];
    if (whole !== "") this.replace(0, whole.length, `${before}UTF-8${after}`);
  }
}

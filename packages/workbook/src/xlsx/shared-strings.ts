import { type Outcome, refuse } from "./outcome.js";
import type { ReadLimits } from "./read-limits.js";
import { decodeStringItem } from "./string-item.js";
import { ByteText } from "./xml/byte-text.js";
import { SPREADSHEET } from "./xml/vocabularies.js";
import { refuseBadReference } from "./xml/xml-characters.js";
import { XmlScanner } from "./xml/xml-scanner.js";

/** A growing list of 32-bit integers: a tenth of the memory and time of an array of objects for the same numbers. */
class OffsetList {
  length = 0;
  #values: Int32Array;

  constructor(expectedLength: number) {
    this.#values = new Int32Array(expectedLength);
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Int32Array(Math.max(64, 2 * this.length));
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length++] = value;
  }
}

/** A text as programs write nearly all of them. */
const PLAIN_ITEM = /<si><t(?: xml:space="preserve")?>[^<]*<\/t><\/si>/y;

/** Shared texts of cells: their offsets are known immediately, and each text is decoded on access. */
export class SharedStrings {
  readonly #text: ByteText;
  readonly #offsets: OffsetList;
  readonly #limits: ReadLimits;
  readonly #decoded: Map<number, string> = new Map<number, string>();

  constructor(text: ByteText, offsets: OffsetList, limits: ReadLimits) {
    this.#text = text;
    this.#offsets = offsets;
    this.#limits = limits;
  }

  /** For a workbook without shared texts. */
  static none(limits: ReadLimits): SharedStrings {
    return new SharedStrings(new ByteText(new Uint8Array()), new OffsetList(0), limits);
  }

  get count(): number {
    return this.#offsets.length / 2;
  }

  at(index: number): string {
    let text = this.#decoded.get(index);
    if (text === undefined) {
      const start = this.#offsets.at(2 * index);
      text = decodeStringItem(this.#text, start, this.#offsets.at(2 * index + 1), this.#limits);
      this.#decoded.set(index, text);
    }
    return text;
  }
}

export function readSharedStrings(text: ByteText, part: string, limits: ReadLimits): Outcome<SharedStrings> {
  const scanner = new XmlScanner(text, part, limits);
  const offsets = new OffsetList(1_024);
  let itemStart = -1;
  while (scanner.next()) {
    if (scanner.isOpen) {
      if (scanner.depth === 1) {
        if (!scanner.is("sst") || !SPREADSHEET.includes(scanner.rootNamespace ?? "")) {
          return refuse("file/damaged", { found: `${part} holds no texts` });
        }
        takePlainItems(scanner, offsets);
      } else if (scanner.depth === 2 && scanner.is("si")) itemStart = scanner.tagStart;
    } else if (scanner.depth === 1 && itemStart >= 0) {
      offsets.push(itemStart);
      offsets.push(scanner.tagEnd);
      itemStart = -1;
      takePlainItems(scanner, offsets);
    }
    if (offsets.length / 2 > limits.maxSharedStrings) {
      return refuse("file/too-many-shared-strings", { expected: `at most ${limits.maxSharedStrings} texts` });
    }
  }
  const problem = scanner.problem ?? refuseBadReference(text, part);
  return problem ?? { ok: true, value: new SharedStrings(text, offsets, limits) };
}

/** Reads the plain texts that follow and leaves the scanner after the last one. */
function takePlainItems(scanner: XmlScanner, offsets: OffsetList): void {
  if (scanner.hasPrefixes || scanner.isEmptyElement) return;
  let at = scanner.tagEnd;
  let end = scanner.source.matchEnd(PLAIN_ITEM, at);
  while (end >= 0) {
    offsets.push(at);
    offsets.push(end);
    at = end;
    end = scanner.source.matchEnd(PLAIN_ITEM, at);
  }
  scanner.resumeAt(at);
}

import { type Outcome, refuse } from "../scan/outcome.js";
import type { ReadLimits } from "../scan/read-limits.js";
import { XmlScanner } from "../scan/xml-scanner.js";
import { ByteText } from "./byte-text.js";
import { OffsetList } from "./offset-list.js";
import { decodeStringItem } from "./string-item.js";

/** The texts that cells share: where each one lies is known at once, what it says is decoded when asked. */
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

export function readSharedStrings(bytes: Uint8Array, part: string, limits: ReadLimits): Outcome<SharedStrings> {
  const scanner = new XmlScanner(bytes, part, limits);
  const offsets = new OffsetList(1_024);
  let itemStart = -1;
  while (scanner.next()) {
    if (scanner.isOpen) {
      if (scanner.depth === 2 && scanner.is("si")) itemStart = scanner.tagStart;
    } else if (scanner.depth === 1 && itemStart >= 0) {
      offsets.push(itemStart);
      offsets.push(scanner.tagEnd);
      itemStart = -1;
      if (offsets.length / 2 > limits.maxSharedStrings) {
        return refuse("file/too-many-shared-strings", { expected: `at most ${limits.maxSharedStrings} texts` });
      }
    }
  }
  return scanner.problem ?? { ok: true, value: new SharedStrings(new ByteText(bytes), offsets, limits) };
}

import { insertStyleElement } from "./sheet-elements.js";
import type { TopElement, XmlPart } from "./xml-part.js";

type Collection = "fonts" | "fills" | "borders" | "cellXfs";

/** First entries of a collection of styles that is absent. Programs expect these entries. */
const FIRST_ENTRIES: Readonly<Record<Collection, readonly string[]>> = {
  fonts: ['<font><sz val="11"/><name val="Calibri"/></font>'],
  fills: ['<fill><patternFill patternType="none"/></fill>', '<fill><patternFill patternType="gray125"/></fill>'],
  borders: ["<border><left/><right/><top/><bottom/><diagonal/></border>"],
  cellXfs: ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>'],
};

interface Entry {
  readonly start: number;
  readonly tagEnd: number;
  readonly end: number;
}

interface Entries {
  readonly element: TopElement | undefined;
  count: number;
  readonly added: string[];
}

/**
 * Adds fonts, fills, borders, and cell formats after those of the workbook, so that each index in use stays correct.
 */
export class Stylesheet {
  readonly #part: XmlPart;
  readonly #collections: Readonly<Record<Collection, Entries>>;
  readonly #formats: readonly Entry[];
  readonly #borders: readonly Entry[];
  readonly #marked = new Map<number, number>();
  readonly #renumbered = new Map<string, number>();
  #markBorder: number | undefined;

  constructor(part: XmlPart) {
    this.#part = part;
    const entries = new Map<string, Entry[]>();
    const open: { collection: string; start: number; tagEnd: number }[] = [];
    let collection = "";
    for (const scanner of part.tags()) {
      const { depth, tagStart, tagEnd } = scanner;
      if (scanner.isOpen && depth === 2) collection = part.nameAt(scanner).slice(part.prefix.length);
      else if (scanner.isOpen && depth === 3) open.push({ collection, start: tagStart, tagEnd });
      else if (!scanner.isOpen && depth === 2) {
        const entry = open.pop();
        if (entry === undefined) continue;
        const known = entries.get(entry.collection) ?? [];
        known.push({ start: entry.start, tagEnd: entry.tagEnd, end: tagEnd });
        entries.set(entry.collection, known);
      }
    }
    const { children } = part.outline();
    const collectionOf = (name: Collection): Entries => {
      const element = children.find((child) => child.name === name);
      const first = element === undefined ? FIRST_ENTRIES[name] : [];
      const added = first.map((entry) => withPrefix(entry, part.prefix));
      return { element, count: entries.get(name)?.length ?? first.length, added };
    };
    this.#collections = {
      fonts: collectionOf("fonts"),
      fills: collectionOf("fills"),
      borders: collectionOf("borders"),
      cellXfs: collectionOf("cellXfs"),
    };
    this.#formats = entries.get("cellXfs") ?? [];
    this.#borders = entries.get("borders") ?? [];
  }

  /** Adds an entry, written without a prefix, and returns its index. */
  add(collection: Collection, xml: string): number {
    return this.#push(collection, withPrefix(xml, this.#part.prefix));
  }

  #push(collection: Collection, xml: string): number {
    const entries = this.#collections[collection];
    entries.added.push(xml);
    return entries.count++;
  }

  /** Returns the index of a copy of a cell format with the border of marked cells. */
  marked(format: number): number {
    const known = this.#marked.get(format);
    if (known !== undefined) return known;
    const marked = this.#push("cellXfs", this.#withMark(format));
    this.#marked.set(format, marked);
    return marked;
  }

  /**
   * Returns the index of a copy of a cell format with another built-in number format and without the text prefix mark.
   */
  withNumberFormat(format: number, numberFormat: number): number {
    const key = `${format} ${numberFormat}`;
    const known = this.#renumbered.get(key);
    if (known !== undefined) return known;
    const attributes = `numFmtId="${numberFormat}" applyNumberFormat="1"`;
    const xml = this.#withAttributes(
      format,
      attributes,
      /\s(?:numFmtId|applyNumberFormat|quotePrefix)\s*=\s*(?:"[^"]*"|'[^']*')/g,
    );
    const renumbered = this.#push("cellXfs", xml);
    this.#renumbered.set(key, renumbered);
    return renumbered;
  }

  /** True if cells of a format hold typed content as text, shown by an apostrophe before it. */
  isQuoted(format: number): boolean {
    const entry = this.#formats[format];
    return (
      entry !== undefined && /\squotePrefix\s*=\s*["'](?:1|true)/.test(this.#part.text.slice(entry.start, entry.tagEnd))
    );
  }

  /** True if a format has the border of marked cells, in any spelling of another program. */
  hasMark(format: number): boolean {
    const entry = this.#formats[format];
    if (entry === undefined) return false;
    const { text } = this.#part;
    const id = /\sborderId\s*=\s*["'](\d+)/.exec(text.slice(entry.start, entry.tagEnd))?.[1];
    const border = id === undefined ? undefined : this.#borders[Number(id)];
    if (border === undefined) return false;
    const xml = text.slice(border.start, border.end);
    return (xml.match(/["']thick["']/g) ?? []).length === 4 && (xml.match(/C00000/gi) ?? []).length === 4;
  }

  #withMark(format: number): string {
    this.#markBorder ??= this.add("borders", MARK_BORDER);
    const border = `borderId="${this.#markBorder}" applyBorder="1"`;
    return this.#withAttributes(format, border, /\s(?:borderId|applyBorder)\s*=\s*(?:"[^"]*"|'[^']*')/g);
  }

  /** A copy of a format with some attributes replaced. */
  #withAttributes(format: number, attributes: string, replaced: RegExp): string {
    const entry = this.#formats[format];
    const { text, prefix } = this.#part;
    const name = `<${prefix}xf`;
    const tag =
      entry === undefined
        ? `${name} numFmtId="0" fontId="0" fillId="0" borderId="0"/>`
        : text.slice(entry.start, entry.tagEnd);
    const rest = entry === undefined ? "" : text.slice(entry.tagEnd, entry.end);
    return `${name} ${attributes}${tag.replace(replaced, "").slice(name.length)}${rest}`;
  }

  /** Writes the added entries into the part. */
  finish(): void {
    for (const name of ["fonts", "fills", "borders", "cellXfs"] as const) this.#finish(name);
  }

  #finish(name: Collection): void {
    const { element, count, added } = this.#collections[name];
    if (added.length === 0) return;
    const { prefix } = this.#part;
    const xml = added.join("");
    if (element === undefined) {
      insertStyleElement(this.#part, name, `<${prefix}${name} count="${count}">${xml}</${prefix}${name}>`);
      return;
    }
    for (const scanner of this.#part.tags()) {
      if (scanner.tagStart !== element.start) continue;
      this.#part.setAttribute(scanner, "count", String(count));
      break;
    }
    this.#part.append(element, xml);
  }
}

/** Thick and dark red, so that the mark shows on any fill and on a print without colors. */
const MARK_SIDE = 'style="thick"><color rgb="FFC00000"/>';
const MARK_BORDER = `<border><left ${MARK_SIDE}</left><right ${MARK_SIDE}</right><top ${MARK_SIDE}</top><bottom ${MARK_SIDE}</bottom><diagonal/></border>`;

/** Adds a prefix to the names of elements that have none. */
const withPrefix = (xml: string, prefix: string): string =>
  prefix === "" ? xml : xml.replace(/<(\/?)(?=[A-Za-z_][\w.-]*[\s/>])/g, `<$1${prefix}`);

import { escapeXml } from "@epb/engine/report";
import { type Outcome, refuse } from "../xlsx/outcome.js";
import { DEFAULT_READ_LIMITS } from "../xlsx/read-limits.js";
import { type Relationship, readRelationships, relationshipsPartOf } from "../xlsx/relationships.js";
import type { XmlScanner } from "../xlsx/xml/xml-scanner.js";
import { refuseUnlessPackage } from "../xlsx/zip/package-kind.js";
import { ZipArchive, type ZipTools } from "../xlsx/zip/zip-archive.js";
import { PackageFault } from "./package-fault.js";
import { XmlPart } from "./xml-part.js";
import { writeZip, type ZipPacker, type ZipPart } from "./zip-writer.js";

const CONTENT_TYPES_PART = "[Content_Types].xml";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const RELATIONSHIP_KINDS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Functions of the platform that the editor needs. */
export type PackageTools = ZipTools & ZipPacker;

/**
 * Parts of a package, some of them edited and some new. Every part that is not edited stays byte for byte the same.
 * @spec ECMA-376 part 2
 */
export class PackageEditor {
  readonly #archive: ZipArchive;
  readonly #tools: PackageTools;
  readonly #xmlParts = new Map<string, XmlPart>();
  readonly #replaced = new Map<string, Uint8Array>();
  readonly #addedNames: string[] = [];
  readonly #removed = new Set<string>();
  readonly #declaredExtensions = new Set<string>();
  readonly #usedIds = new Map<string, Set<string>>();

  private constructor(archive: ZipArchive, tools: PackageTools) {
    this.#archive = archive;
    this.#tools = tools;
  }

  static open(bytes: Uint8Array, tools: PackageTools): Outcome<PackageEditor> {
    const archive = ZipArchive.open(bytes, DEFAULT_READ_LIMITS, tools);
    if (!archive.ok) return archive;
    return refuseUnlessPackage(archive.value) ?? { ok: true, value: new PackageEditor(archive.value, tools) };
  }

  has(name: string): boolean {
    return this.#archive.has(name) || this.#xmlParts.has(keyOf(name)) || this.#replaced.has(keyOf(name));
  }

  bytes(name: string): Uint8Array {
    const contents = this.#archive.read(name, DEFAULT_READ_LIMITS.maxInflatedBytes);
    if (!contents.ok) throw new PackageFault(contents);
    return contents.value;
  }

  text(name: string): string {
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(this.bytes(name));
  }

  /** Returns a part to edit; the same object for each call. */
  xml(name: string): XmlPart {
    const known = this.#xmlParts.get(keyOf(name));
    if (known !== undefined) return known;
    const part = new XmlPart(name, this.bytes(name));
    this.#xmlParts.set(keyOf(name), part);
    return part;
  }

  replace(name: string, text: string): void {
    this.#replaced.set(keyOf(name), new TextEncoder().encode(text));
  }

  /** Adds a part that is edited further. */
  addXml(name: string, contentType: string | undefined, xml: string): XmlPart {
    const part = new XmlPart(name, new TextEncoder().encode(DECLARATION + xml));
    this.#xmlParts.set(keyOf(name), part);
    this.#addedNames.push(name);
    if (contentType !== undefined) this.#declare(name, contentType);
    return part;
  }

  /** Adds a finished part. Its file extension gives its content type. */
  addText(name: string, contentType: string, text: string): void {
    this.replace(name, text);
    this.#addedNames.push(name);
    this.#declareExtension(name, contentType);
  }

  /** The first free name of `xl/comments1.xml`, `xl/comments2.xml`, … */
  freeName(nameOf: (number: number) => string): string {
    let number = 1;
    while (this.has(nameOf(number))) number++;
    return nameOf(number);
  }

  links(source: string): readonly Relationship[] {
    const name = relationshipsPartOf(source);
    if (!this.has(name)) return [];
    const links = readRelationships(this.xml(name).text, source, DEFAULT_READ_LIMITS);
    if (!links.ok) throw new PackageFault(links);
    return links.value;
  }

  /** Adds a relationship from one part to another and returns its id. @param kind - `worksheet` */
  link(source: string, kind: string, target: string): string {
    const name = relationshipsPartOf(source);
    const part = this.has(name)
      ? this.xml(name)
      : this.addXml(name, undefined, `<Relationships xmlns="${RELATIONSHIPS}"></Relationships>`);
    const id = this.#freeId(name, part);
    const type = `${RELATIONSHIP_KINDS}/${kind}`;
    const path = escapeXml(relativePath(source, target));
    part.append(part.outline().root, `<${part.prefix}Relationship Id="${id}" Type="${type}" Target="${path}"/>`);
    return id;
  }

  /** Removes the relationships of a part that lead to another part. */
  unlink(source: string, target: string): void {
    const part = this.xml(relationshipsPartOf(source));
    const ids = new Set(this.links(source).flatMap((link) => (link.target === target ? [link.id] : [])));
    removeElements(part, ({ attributes }) => ids.has(attributes.raw("Id") ?? ""));
  }

  /** Removes a part and its content type. */
  remove(name: string): void {
    this.#removed.add(keyOf(name));
    removeElements(this.xml(CONTENT_TYPES_PART), ({ attributes }) => attributes.raw("PartName") === `/${name}`);
  }

  toBytes(): Uint8Array {
    const names = [...this.#archive.names(), ...this.#addedNames].filter((name) => !this.#removed.has(keyOf(name)));
    return writeZip(
      names.map((name): ZipPart => ({ name, data: this.#finished(name) })),
      this.#tools,
    );
  }

  #finished(name: string): Uint8Array {
    const replaced = this.#replaced.get(keyOf(name));
    if (replaced !== undefined) return replaced;
    const part = this.#xmlParts.get(keyOf(name));
    if (part === undefined) return this.bytes(name);
    return part.isChanged || this.#addedNames.includes(name) ? part.toBytes() : this.bytes(name);
  }

  #declare(name: string, contentType: string): void {
    const part = this.xml(CONTENT_TYPES_PART);
    const override = `<${part.prefix}Override PartName="/${escapeXml(name)}" ContentType="${contentType}"/>`;
    part.append(part.outline().root, override);
  }

  /** Declares the content type of a file extension once, as Excel does for drawings of comments. */
  #declareExtension(name: string, contentType: string): void {
    const part = this.xml(CONTENT_TYPES_PART);
    const extension = name.slice(name.lastIndexOf(".") + 1);
    if (this.#declaredExtensions.has(extension)) return;
    this.#declaredExtensions.add(extension);
    for (const scanner of part.tags()) {
      if (!scanner.isOpen || !scanner.is("Default")) continue;
      if (scanner.attributes.raw("Extension")?.toLowerCase() === extension) return;
    }
    part.append(part.outline().root, `<${part.prefix}Default Extension="${extension}" ContentType="${contentType}"/>`);
  }

  #freeId(name: string, part: XmlPart): string {
    let used = this.#usedIds.get(name);
    if (used === undefined) {
      used = new Set();
      for (const scanner of part.tags()) if (scanner.isOpen) used.add(scanner.attributes.raw("Id") ?? "");
      this.#usedIds.set(name, used);
    }
    let number = 1;
    while (used.has(`epb${number}`)) number++;
    used.add(`epb${number}`);
    return `epb${number}`;
  }
}

/** Stops the editing of a workbook with a structure that annotating does not support. */
export function cannotAnnotate(found: string): PackageFault {
  return new PackageFault(refuse("file/cannot-annotate", { found }));
}

/** Removes elements directly inside the root. */
function removeElements(part: XmlPart, isGone: (scanner: XmlScanner) => boolean): void {
  let start = -1;
  for (const scanner of part.tags()) {
    if (scanner.isOpen && scanner.depth === 2) start = isGone(scanner) ? scanner.tagStart : -1;
    else if (!scanner.isOpen && scanner.depth === 1 && start >= 0) part.replace(start, scanner.tagEnd, "");
  }
}

/** Part names are case-insensitive. */
const keyOf = (name: string): string => name.toLowerCase();

/** `xl/worksheets/sheet1.xml` to `xl/comments1.xml`: `../comments1.xml`. */
function relativePath(source: string, target: string): string {
  const from = source.split("/").slice(0, -1);
  const to = target.split("/");
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
  return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}

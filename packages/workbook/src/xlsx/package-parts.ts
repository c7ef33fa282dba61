import { type Outcome, refuse } from "./outcome.js";
import type { ReadLimits } from "./read-limits.js";
import { type Relationship, readRelationships, relationshipsPartOf } from "./relationships.js";
import { ByteText, type ToCharacters } from "./xml/byte-text.js";
import { type PartReader, readSpelled } from "./xml/read-spelled.js";
import type { IsUtf8 } from "./xml/xml-characters.js";
import { toUtf8 } from "./xml/xml-encoding.js";
import type { ZipArchive } from "./zip/zip-archive.js";

/** The parts of a package (ECMA-376 part 2) by name: inflated and in UTF-8. */
export class PackageParts {
  readonly limits: ReadLimits;
  readonly #archive: ZipArchive;
  readonly #means: XmlMeans;

  constructor(archive: ZipArchive, limits: ReadLimits, means: XmlMeans) {
    this.#archive = archive;
    this.#means = means;
    this.limits = limits;
  }

  /** Reads a part that must exist: the file is damaged without it. Sheets and shared strings may be larger than others. */
  read<Value>(part: string, reader: PartReader<Value>, maxBytes: number = this.limits.maxPartBytes): Outcome<Value> {
    const contents = this.#archive.read(part, maxBytes);
    if (!contents.ok) return contents;
    const text = readableXml(contents.value, part, this.#means);
    if (!text.ok) return text;
    return readSpelled(text.value, part, this.limits, reader, this.#means.toCharacters);
  }

  /** Reads a part that need not exist. */
  readIfAny<Value>(
    part: string | undefined,
    absent: Value,
    reader: PartReader<Value>,
    maxBytes?: number,
  ): Outcome<Value> {
    if (part === undefined || !this.#archive.has(part)) return { ok: true, value: absent };
    return this.read(part, reader, maxBytes);
  }

  /** The links that start from a part; from the package itself for an empty name. */
  links(source: string): Outcome<PackageLinks> {
    return this.readIfAny(relationshipsPartOf(source), new PackageLinks([]), (text) => {
      const relationships = readRelationships(text, source, this.limits);
      return relationships.ok ? { ok: true, value: new PackageLinks(relationships.value) } : relationships;
    });
  }
}

/** Relationships from one part to other parts. */
export class PackageLinks {
  readonly #relationships: readonly Relationship[];
  readonly #byId: ReadonlyMap<string, Relationship>;

  constructor(relationships: readonly Relationship[]) {
    this.#relationships = relationships;
    this.#byId = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  }

  /** The part at the end of the first link of that kind. */
  ofKind(kind: string): string | undefined {
    return this.#relationships.find((relationship) => relationship.kind === kind)?.target;
  }

  countOfKind(kind: string): number {
    return this.#relationships.filter((relationship) => relationship.kind === kind).length;
  }

  byId(id: string): Relationship | undefined {
    return this.#byId.get(id);
  }
}

/** Functions of the platform for reading XML. */
interface XmlMeans {
  readonly toCharacters: ToCharacters;
  readonly isUtf8: IsUtf8;
}

/** Text of an XML part, after a check that every byte belongs to a character. */
function readableXml(bytes: Uint8Array, part: string, { toCharacters, isUtf8 }: XmlMeans): Outcome<ByteText> {
  const utf8 = toUtf8(bytes, part, toCharacters);
  if (!utf8.ok) return utf8;
  return isUtf8(utf8.value)
    ? { ok: true, value: new ByteText(utf8.value, toCharacters) }
    : refuse("file/damaged", { found: `bytes that are no characters of UTF-8 in ${part}`, expected: "UTF-8" });
}

import type { Identified, Stored } from "../collection.js";
import type { Version } from "./version.js";

/** An object takes a few times the memory of its text. */
const BYTES_PER_TEXT_BYTE = 4;

/** Documents that were read lately, as objects that nobody can change, up to a number of bytes. */
export class DocumentCache {
  readonly #limit: number;
  readonly #documents = new Map<string, { readonly stored: Stored<Identified>; readonly bytes: number }>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(collection: string, id: string, revision: number): Stored<Identified> | undefined {
    const key = `${collection}/${id}`;
    const entry = this.#documents.get(key);
    if (entry?.stored.revision !== revision) return undefined;
    // The map keeps its order: what was used last stands last.
    this.#documents.delete(key);
    this.#documents.set(key, entry);
    return entry.stored;
  }

  /** The document of a version, kept for the next time. */
  add(collection: string, id: string, version: Version): Stored<Identified> {
    this.remove(collection, id);
    const stored = { document: parseDocument(version), revision: version.revision };
    const bytes = version.data.byteLength * BYTES_PER_TEXT_BYTE;
    this.#documents.set(`${collection}/${id}`, { stored, bytes });
    this.#bytes += bytes;
    for (const [key, oldest] of this.#documents) {
      if (this.#bytes <= this.#limit) break;
      this.#documents.delete(key);
      this.#bytes -= oldest.bytes;
    }
    return stored;
  }

  remove(collection: string, id: string): void {
    const key = `${collection}/${id}`;
    const entry = this.#documents.get(key);
    if (entry === undefined) return;
    this.#documents.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** The document that a version holds, frozen through and through: who would change it finds out. */
export function parseDocument({ data }: Version): Identified {
  return freeze(JSON.parse(Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString())) as Identified;
}

function freeze(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) freeze(member);
  return Object.freeze(value);
}

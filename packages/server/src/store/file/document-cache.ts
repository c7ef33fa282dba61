import { LRUCache } from "lru-cache";
import type { Identified, Stored } from "../collection.js";
import type { Version } from "./version.js";

/** An object takes a few times the memory of its text. */
const BYTES_PER_TEXT_BYTE = 4;

/** Recently read documents, as frozen objects, up to a number of bytes. */
export class DocumentCache {
  readonly #documents: LRUCache<string, Stored<Identified>>;

  constructor(limit: number) {
    // In the library, 0 means no limit.
    this.#documents = new LRUCache({ maxSize: Math.max(1, limit) });
  }

  get(collection: string, id: string, revision: number): Stored<Identified> | undefined {
    const stored = this.#documents.get(keyOf(collection, id));
    return stored?.revision === revision ? stored : undefined;
  }

  /** The document of a version, kept for the next time. */
  add(collection: string, id: string, version: Version): Stored<Identified> {
    const stored = { document: parseDocument(version), revision: version.revision };
    const size = version.data.byteLength * BYTES_PER_TEXT_BYTE;
    this.#documents.set(keyOf(collection, id), stored, { size });
    return stored;
  }

  remove(collection: string, id: string): void {
    this.#documents.delete(keyOf(collection, id));
  }
}

const keyOf = (collection: string, id: string): string => `${collection}/${id}`;

/** The document that a version holds, frozen through and through: who would change it finds out. */
export function parseDocument({ data }: Version): Identified {
  return freeze(JSON.parse(Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString())) as Identified;
}

function freeze(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) freeze(member);
  return Object.freeze(value);
}

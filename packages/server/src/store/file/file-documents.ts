import type { AnyCollection, Identified, Stored } from "../collection.js";
import { StoreDamage } from "../store-problem.js";
import { DocumentCache } from "./document-cache.js";
import { documentPaths, readDocumentFile } from "./document-file.js";
import { DocumentIndex } from "./document-index.js";
import type { FileSystem } from "./file-system.js";
import type { Overlay } from "./overlay.js";
import type { Change, Version } from "./version.js";

interface Shelf {
  readonly revisions: Map<string, number>;
  /** Unreadable documents, by id. */
  readonly damage: Map<string, StoreDamage>;
  index?: DocumentIndex;
  indexing?: Promise<DocumentIndex>;
}

/** Committed documents: columns in memory, contents in their files and, until the next checkpoint, in memory. */
export class FileDocuments {
  readonly #fileSystem: FileSystem;
  readonly #root: string;
  readonly #cache: DocumentCache;
  readonly #shelves = new Map<string, Shelf>();
  /** Changes that are in the journal but not in the files: the latest state of each document. */
  readonly #pending = new Map<string, Change>();
  #pendingBytes = 0;

  constructor(fileSystem: FileSystem, root: string, cacheBytes: number) {
    this.#fileSystem = fileSystem;
    this.#root = root;
    this.#cache = new DocumentCache(cacheBytes);
  }

  get pending(): readonly Change[] {
    return [...this.#pending.values()];
  }

  /** Call it when the change is in its file. */
  settle(change: Change): void {
    const key = keyOf(change);
    if (this.#pending.get(key) !== change) return;
    this.#pending.delete(key);
    this.#pendingBytes -= bytesOf(change);
  }

  /** Memory that a checkpoint would free. */
  get pendingBytes(): number {
    return this.#pendingBytes;
  }

  #await(change: Change): void {
    const key = keyOf(change);
    this.#pendingBytes += bytesOf(change) - bytesOf(this.#pending.get(key));
    this.#pending.set(key, change);
  }

  collections(): string[] {
    return [...this.#shelves.keys()].sort();
  }

  ids(collection: string): string[] {
    return [...this.shelf(collection).revisions.keys()].sort();
  }

  damage(): StoreDamage[] {
    return [...this.#shelves.values()].flatMap(({ damage }) => [...damage.values()]);
  }

  /** Adds a file that was found at the start. */
  found(collection: AnyCollection | string, id: string, version: Version | StoreDamage): void {
    const shelf = this.shelf(typeof collection === "string" ? collection : collection.name);
    if (version instanceof StoreDamage) {
      shelf.damage.set(id, version);
      return;
    }
    shelf.revisions.set(id, version.revision);
    if (typeof collection === "string") return;
    shelf.index ??= new DocumentIndex(collection);
    shelf.index.put(parse(version));
  }

  /** Applies a committed change from the journal. */
  apply(change: Change): void {
    const { collection, id, version } = change;
    const shelf = this.shelf(collection);
    this.#cache.remove(collection, id);
    this.#await(change);
    shelf.damage.delete(id);
    if (version === undefined) {
      shelf.revisions.delete(id);
      shelf.index?.remove(id);
    } else {
      shelf.revisions.set(id, version.revision);
      shelf.index?.put(parse(version));
    }
  }

  /** Takes over committed changes. */
  absorb(overlay: Overlay): void {
    for (const { collection, id, entry } of overlay.all()) {
      const change = { collection: collection.name, id, version: entry?.version };
      const shelf = this.shelf(collection.name);
      this.#cache.remove(collection.name, id);
      this.#await(change);
      if (entry === undefined) {
        shelf.revisions.delete(id);
        shelf.index?.remove(id);
      } else {
        shelf.revisions.set(id, entry.version.revision);
        // Imported documents have no columns if their collection was not in use at the time of the import.
        if (shelf.index?.collection === collection) shelf.index.putRow(entry.row);
        else shelf.index?.put(parse(entry.version));
      }
    }
  }

  /** Collection by name; without columns before its first use. */
  known(name: string): AnyCollection {
    return this.shelf(name).index?.collection ?? { name, columns: {} };
  }

  /** @throws StoreDamage for a document that exists and cannot be read */
  revision(collection: string, id: string): number | undefined {
    const { revisions, damage } = this.shelf(collection);
    const damaged = damage.get(id);
    if (damaged !== undefined) throw damaged;
    return revisions.get(id);
  }

  /** @throws StoreDamage */
  async get(collection: string, id: string): Promise<Stored<Identified> | undefined> {
    for (;;) {
      const revision = this.revision(collection, id);
      if (revision === undefined) return undefined;
      const cached = this.#cache.get(collection, id, revision);
      if (cached !== undefined) return cached;
      const version = await this.version(collection, id);
      // The document may have changed during the read.
      if (version !== undefined && version.revision === this.revision(collection, id)) {
        return this.#cache.add(collection, id, version);
      }
    }
  }

  /** The previous version of a document, if it exists. @throws StoreDamage */
  previousVersion(collection: string, id: string): Promise<Version | undefined> {
    const paths = documentPaths(this.#root, collection, id);
    const place = { paths: { ...paths, file: paths.previous }, collection, id };
    return readDocumentFile(this.#fileSystem, place);
  }

  /** Reads a document from its file; undefined if it was removed in the meantime. @throws StoreDamage */
  async version(collection: string, id: string): Promise<Version | undefined> {
    for (;;) {
      const pending = this.#pending.get(keyOf({ collection, id }));
      if (pending !== undefined) return pending.version;
      const revision = this.revision(collection, id);
      const paths = documentPaths(this.#root, collection, id);
      let problem: StoreDamage | undefined;
      try {
        const version = await readDocumentFile(this.#fileSystem, { paths, collection, id });
        if (version?.revision === revision) return version;
        problem = new StoreDamage(
          paths.file,
          version === undefined ? "the file is missing" : `the file has revision ${version.revision}, not ${revision}`,
        );
      } catch (error) {
        if (!(error instanceof StoreDamage)) throw error;
        problem = error;
      }
      if (revision === this.shelf(collection).revisions.get(id) && !this.#pending.has(keyOf({ collection, id }))) {
        throw problem;
      }
    }
  }

  /** The index of a collection. Created at the first use, unless the collection was known at the start. */
  index(collection: AnyCollection): DocumentIndex | Promise<DocumentIndex> {
    const shelf = this.shelf(collection.name);
    if (shelf.index !== undefined) return shelf.index;
    if (shelf.revisions.size === 0) {
      shelf.index = new DocumentIndex(collection);
      return shelf.index;
    }
    shelf.indexing ??= this.#makeIndex(collection, shelf);
    return shelf.indexing;
  }

  async #makeIndex(collection: AnyCollection, shelf: Shelf): Promise<DocumentIndex> {
    const index = new DocumentIndex(collection);
    const indexed = new Map<string, number>();
    // Repeats until nothing is new, because an import may be in progress.
    const fresh = (): [string, number][] =>
      [...shelf.revisions].filter(([id, revision]) => indexed.get(id) !== revision);
    for (let waiting = fresh(); waiting.length > 0; waiting = fresh()) {
      for (const [id, revision] of waiting) {
        indexed.set(id, revision);
        try {
          const version = await this.version(collection.name, id);
          if (version !== undefined) index.put(parse(version));
        } catch (error) {
          if (!(error instanceof StoreDamage)) throw error;
          shelf.damage.set(id, error);
        }
      }
    }
    shelf.index = index;
    return index;
  }

  shelf(collection: string): Shelf {
    const known = this.#shelves.get(collection);
    if (known !== undefined) return known;
    const shelf: Shelf = { revisions: new Map(), damage: new Map() };
    this.#shelves.set(collection, shelf);
    return shelf;
  }
}

const keyOf = ({ collection, id }: Pick<Change, "collection" | "id">): string => `${collection}/${id}`;

const bytesOf = (change: Change | undefined): number => change?.version?.data.byteLength ?? 0;

/** Parses a document for its columns only; the result is not kept. */
const parse = ({ data }: Version): Identified =>
  JSON.parse(Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString()) as Identified;

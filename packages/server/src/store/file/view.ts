import { setImmediate } from "node:timers/promises";
import {
  type AnyCollection,
  anyCollection,
  type Collection,
  type ColumnValue,
  type Identified,
  type Stored,
} from "../collection.js";
import type { Condition, Page, Query, Single } from "../query.js";
import type { Reader } from "../store.js";
import { parseDocument } from "./document-cache.js";
import type { DocumentIndex, RowsAbove } from "./document-index.js";
import type { FileDocuments } from "./file-documents.js";
import type { Entry, Overlay } from "./overlay.js";
import { columnOf, type Row } from "./row.js";
import { atOnce, inSlices, type Steps } from "./slices.js";

/** Maximum number of attempts to read a page whose documents change during the read. */
const ATTEMPTS = 20;

/** Documents of a page that are read in one slice: a few milliseconds, even for large ones. */
const AT_ONCE = 25;

/** Attempts to search a changing index with pauses; the next one has no pauses. */
const MOST_LOOKS = 4;

/** Reads committed documents and, for a transaction, the overlays above them. */
export class View implements Reader {
  readonly #documents: FileDocuments;
  readonly #top: Overlay | undefined;

  constructor(documents: FileDocuments, top?: Overlay) {
    this.#documents = documents;
    this.#top = top;
  }

  async get<Document extends Identified>(
    { name }: Collection<Document>,
    id: string,
  ): Promise<Stored<Document> | undefined> {
    const entry = this.#entry(name, id);
    const stored =
      entry === "nothing"
        ? await this.#documents.get(name, id)
        : entry && { document: parseDocument(entry.version), revision: entry.version.revision };
    return stored as Stored<Document> | undefined;
  }

  async getBy<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    value: string,
  ): Promise<Stored<Document> | undefined> {
    await this.#documents.index(anyCollection(collection));
    for (;;) {
      const id = this.idBy(anyCollection(collection), column, value);
      const stored = id === undefined ? undefined : await this.get(collection, id);
      // Another document may have got the value during the read.
      if (id === this.idBy(anyCollection(collection), column, value)) return stored;
    }
  }

  async find<Document extends Identified>(
    collection: Collection<Document>,
    query: Query,
  ): Promise<Page<Stored<Document>>> {
    const index = await this.#documents.index(anyCollection(collection));
    await index.prepare(query);
    for (let attempt = 1; ; attempt += 1) {
      const { items, next } = await this.#look(index, (above) => index.find(query, above));
      const revisions = items.map((id) => this.#revision(collection.name, id));
      const stored: (Stored<Document> | undefined)[] = [];
      for (let start = 0; start < items.length; start += AT_ONCE) {
        // Lets other requests run before a long page continues; a document that changes in the meantime is read again.
        if (start > 0) await setImmediate();
        const some = items.slice(start, start + AT_ONCE);
        stored.push(...(await Promise.all(some.map((id) => this.get(collection, id)))));
      }
      const isWhole = stored.every((item, at) => item !== undefined && item.revision === revisions[at]);
      if (isWhole || attempt === ATTEMPTS) {
        return { items: stored.filter((item) => item !== undefined), ...(next !== undefined && { next }) };
      }
    }
  }

  async count<Document extends Identified>(
    collection: Collection<Document>,
    where: readonly Condition[] = [],
  ): Promise<number> {
    const index = await this.#documents.index(anyCollection(collection));
    await index.prepare({ where });
    return this.#look(index, (above) => index.count(where, above));
  }

  async values<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    where: readonly Condition[] = [],
  ): Promise<readonly (Single | undefined)[]> {
    const index = await this.#documents.index(anyCollection(collection));
    await index.prepare({ where });
    return this.#look(index, (above) => index.values(column, where, above));
  }

  /** Searches an index with pauses; the result is consistent. */
  async #look<Result>(index: DocumentIndex, look: (above: RowsAbove) => Steps<Result>): Promise<Result> {
    const { name } = index.collection;
    for (let attempt = 1; attempt < MOST_LOOKS; attempt += 1) {
      const { version } = index;
      const found = await inSlices(look(this.#rowsAbove(name)), () => index.version !== version);
      if (found !== undefined) return found;
    }
    return atOnce(look(this.#rowsAbove(name)));
  }

  /** The revision of a document; undefined without one. @throws StoreDamage */
  revision({ name }: AnyCollection, id: string): number | undefined {
    const entry = this.#entry(name, id);
    return entry === "nothing" ? this.#documents.revision(name, id) : entry?.version.revision;
  }

  /** Only for a collection with an index. */
  idBy(collection: AnyCollection, column: string, value: ColumnValue): string | undefined {
    columnOf(collection, column);
    const hidden: Overlay[] = [];
    for (let overlay = this.#top; overlay !== undefined; overlay = overlay.below) {
      const id = overlay.idBy(collection.name, column, value);
      if (id !== undefined && isUntouched(hidden, collection.name, id)) return id;
      hidden.push(overlay);
    }
    const id = this.#documents.shelf(collection.name).index?.idBy(column, value);
    return id !== undefined && isUntouched(hidden, collection.name, id) ? id : undefined;
  }

  #entry(collection: string, id: string): Entry | "nothing" {
    for (let overlay = this.#top; overlay !== undefined; overlay = overlay.below) {
      const entry = overlay.entry(collection, id);
      if (entry !== "nothing") return entry;
    }
    return "nothing";
  }

  #revision(collection: string, id: string): number | undefined {
    const entry = this.#entry(collection, id);
    return entry === "nothing" ? this.#documents.shelf(collection).revisions.get(id) : entry?.version.revision;
  }

  #rowsAbove(collection: string): Map<string, Row | undefined> {
    const rows = new Map<string, Row | undefined>();
    for (let overlay = this.#top; overlay !== undefined; overlay = overlay.below) {
      for (const [id, row] of overlay.rows(collection)) if (!rows.has(id)) rows.set(id, row);
    }
    return rows;
  }
}

const isUntouched = (overlays: readonly Overlay[], collection: string, id: string): boolean =>
  overlays.every((overlay) => overlay.entry(collection, id) === "nothing");

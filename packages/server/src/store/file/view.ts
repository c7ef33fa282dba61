import { setImmediate } from "node:timers/promises";
import {
  type AnyCollection,
  anyCollection,
  type Collection,
  type ColumnValue,
  type Identified,
  type Stored,
} from "../collection.js";
import type { Condition, Page, Query } from "../query.js";
import type { Reader } from "../store.js";
import { parseDocument } from "./document-cache.js";
import type { DocumentIndex, RowsAbove } from "./document-index.js";
import type { FileDocuments } from "./file-documents.js";
import type { Entry, Overlay } from "./overlay.js";
import { columnOf, type Row } from "./row.js";
import { atOnce, inSlices, type Steps } from "./slices.js";

/** How often a page is looked up again when documents change while it is read. */
const ATTEMPTS = 20;

/** Documents of a page that are read in one go: a few milliseconds, however large they are in practice. */
const AT_ONCE = 25;

/** How often an index is looked through with pauses, when it changes in them, before it is done without. */
const MOST_LOOKS = 4;

/** What a reader sees: the documents that last and, for a transaction, what lies over them. */
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
      // While it was read, somebody else may have got the value.
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
        // Others are answered before a long page goes on: where a document changes meanwhile, it is read again.
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

  /** Looks through an index with pauses; what is found is of one moment. */
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

  /** Of a collection whose index is made. */
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

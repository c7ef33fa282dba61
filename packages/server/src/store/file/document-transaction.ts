import type { Collection, Identified, Stored } from "../collection.js";
import type { Condition, Page, Query } from "../query.js";
import type { AuditEvent, Job, Transaction } from "../store.js";
import { StoreConflict } from "../store-conflict.js";
import type { Layer } from "./layer.js";

/** A transaction over documents in memory: it writes into a layer of its own. */
export class DocumentTransaction implements Transaction {
  readonly #layer: Layer;
  readonly events: AuditEvent[] = [];
  readonly jobs: Job[] = [];

  constructor(layer: Layer) {
    this.#layer = layer;
  }

  async get<Document extends Identified>(
    collection: Collection<Document>,
    id: string,
  ): Promise<Stored<Document> | undefined> {
    return this.#layer.get(collection, id);
  }

  async getBy<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    value: string,
  ): Promise<Stored<Document> | undefined> {
    return this.#layer.getBy(collection, column, value);
  }

  async find<Document extends Identified>(
    collection: Collection<Document>,
    query: Query,
  ): Promise<Page<Stored<Document>>> {
    return this.#layer.find(collection, query);
  }

  async count<Document extends Identified>(
    collection: Collection<Document>,
    where?: readonly Condition[],
  ): Promise<number> {
    return this.#layer.count(collection, where);
  }

  async insert<Document extends Identified>(
    collection: Collection<Document>,
    document: Document,
  ): Promise<Stored<Document>> {
    if (this.#layer.get(collection, document.id) !== undefined) {
      throw new StoreConflict("duplicate", collection.name, { column: "id" });
    }
    return this.#put(collection, { document, revision: 1 });
  }

  async update<Document extends Identified>(
    collection: Collection<Document>,
    document: Document,
    revision: number,
  ): Promise<Stored<Document>> {
    this.#requireRevision(collection, document.id, revision);
    return this.#put(collection, { document, revision: revision + 1 });
  }

  async remove<Document extends Identified>(
    collection: Collection<Document>,
    id: string,
    revision: number,
  ): Promise<void> {
    this.#requireRevision(collection, id, revision);
    this.#layer.remove(collection, id);
  }

  async record(event: AuditEvent): Promise<void> {
    this.events.push(event);
  }

  async enqueue(job: Job): Promise<void> {
    this.jobs.push(job);
  }

  #put<Document extends Identified>(collection: Collection<Document>, stored: Stored<Document>): Stored<Document> {
    // What is stored is data, and nobody who holds the object changes it afterwards.
    const own = structuredClone(stored);
    this.#layer.put(collection, own);
    return own;
  }

  #requireRevision<Document extends Identified>(collection: Collection<Document>, id: string, revision: number): void {
    const stored = this.#layer.get(collection, id);
    if (stored === undefined) throw new StoreConflict("missing", collection.name);
    if (stored.revision !== revision) {
      throw new StoreConflict("stale", collection.name, { revision: stored.revision });
    }
  }
}

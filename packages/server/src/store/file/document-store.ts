import type { Collection, Identified, Stored } from "../collection.js";
import type { Condition, Page, Query } from "../query.js";
import type { AuditEntry, AuditEvent, Blobs, Job, Store, Transaction } from "../store.js";
import { DocumentTransaction } from "./document-transaction.js";
import { type Change, Layer } from "./layer.js";

/** What a transaction leaves behind. */
export interface Commit {
  readonly changes: readonly Change[];
  readonly events: readonly AuditEvent[];
  readonly jobs: readonly Job[];
}

/** Makes commits last. */
export interface Durability {
  /** Resolves once the commit would survive a power cut. Rejects when it would not; then nothing of it is kept. */
  append(commit: Commit): Promise<void>;
  auditEntries(after: number, limit: number): Promise<readonly AuditEntry[]>;
  readonly blobs: Blobs;
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Documents in memory, as they are stored for good: a commit shows once it lasts. One transaction runs at a time. */
export class DocumentStore implements Store {
  readonly #documents: Layer;
  readonly #durability: Durability;
  #last: Promise<unknown> = Promise.resolve();

  constructor(documents: Layer, durability: Durability) {
    this.#documents = documents;
    this.#durability = durability;
  }

  get blobs(): Blobs {
    return this.#durability.blobs;
  }

  async get<Document extends Identified>(
    collection: Collection<Document>,
    id: string,
  ): Promise<Stored<Document> | undefined> {
    return this.#documents.get(collection, id);
  }

  async getBy<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    value: string,
  ): Promise<Stored<Document> | undefined> {
    return this.#documents.getBy(collection, column, value);
  }

  async find<Document extends Identified>(
    collection: Collection<Document>,
    query: Query,
  ): Promise<Page<Stored<Document>>> {
    return this.#documents.find(collection, query);
  }

  async count<Document extends Identified>(
    collection: Collection<Document>,
    where?: readonly Condition[],
  ): Promise<number> {
    return this.#documents.count(collection, where);
  }

  transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => this.#run(work));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const layer = new Layer(this.#documents);
    const transaction = new DocumentTransaction(layer);
    const result = await work(transaction);
    const { events, jobs } = transaction;
    if (layer.changes.length + events.length + jobs.length > 0) {
      await this.#durability.append({ changes: layer.changes, events, jobs });
      this.#documents.absorb(layer);
    }
    return result;
  }

  auditEntries(after: number, limit: number): Promise<readonly AuditEntry[]> {
    return this.#durability.auditEntries(after, limit);
  }

  check(): Promise<void> {
    return this.#durability.check();
  }

  close(): Promise<void> {
    return this.#durability.close();
  }
}

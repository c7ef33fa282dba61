import type { Collection, Identified, Stored } from "../store/collection.js";
import type { Condition, Page, Query } from "../store/query.js";
import type { AuditEntry, Blobs, Store, Transaction } from "../store/store.js";
import { StoreConflict } from "../store/store-conflict.js";
import type { Metrics } from "./metrics.js";

/** A store whose transactions are timed. */
export class MeasuredStore implements Store {
  readonly #store: Store;
  readonly #commits: Metrics["commits"];

  constructor(store: Store, { commits }: Pick<Metrics, "commits">) {
    this.#store = store;
    this.#commits = commits;
  }

  get blobs(): Blobs {
    return this.#store.blobs;
  }

  get<Document extends Identified>(
    collection: Collection<Document>,
    id: string,
  ): Promise<Stored<Document> | undefined> {
    return this.#store.get(collection, id);
  }

  getBy<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    value: string,
  ): Promise<Stored<Document> | undefined> {
    return this.#store.getBy(collection, column, value);
  }

  find<Document extends Identified>(collection: Collection<Document>, query: Query): Promise<Page<Stored<Document>>> {
    return this.#store.find(collection, query);
  }

  count<Document extends Identified>(collection: Collection<Document>, where?: readonly Condition[]): Promise<number> {
    return this.#store.count(collection, where);
  }

  async transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const stop = this.#commits.startTimer();
    try {
      const result = await this.#store.transact(work);
      stop({ outcome: "stored" });
      return result;
    } catch (error) {
      stop({ outcome: error instanceof StoreConflict ? "conflict" : "failed" });
      throw error;
    }
  }

  auditEntries(after: number, limit: number): Promise<readonly AuditEntry[]> {
    return this.#store.auditEntries(after, limit);
  }

  check(): Promise<void> {
    return this.#store.check();
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

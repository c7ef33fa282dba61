import { ALL_COLLECTIONS } from "../store/all-collections.js";
import type { Collection, Identified, Stored } from "../store/collection.js";
import type { PostgresStore } from "../store/postgres/postgres-store.js";
import type { Condition, Page, Query } from "../store/query.js";
import type { AuditEntry, Blobs, Transaction } from "../store/store.js";
import { StoreRefusal } from "../store/store-problem.js";
import type { RestoredDocument, TransferStore } from "../store/transfer/transfer-store.js";

const HASHES_AT_ONCE = 500;

/** A database whose whole content is taken out or put in. */
export class TransferDatabase implements TransferStore {
  readonly #store: PostgresStore;

  constructor(store: PostgresStore) {
    this.#store = store;
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

  transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#store.transact(work);
  }

  auditEntries(after: number, limit: number): Promise<readonly AuditEntry[]> {
    return this.#store.auditEntries(after, limit);
  }

  async collectionNames(): Promise<readonly string[]> {
    const names: string[] = [];
    for (const collection of ALL_COLLECTIONS) {
      if ((await this.#store.count(collection)) > 0) names.push(collection.name);
    }
    return names;
  }

  async *blobHashes(): AsyncGenerator<string> {
    for (let after = ""; ; ) {
      const hashes = await this.#store.blobs.list(after, HASHES_AT_ONCE);
      yield* hashes;
      const last = hashes.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  restore(documents: readonly RestoredDocument[], entries: readonly AuditEntry[]): Promise<void> {
    return this.#store.restore(
      documents.map(({ collection, revision, document }) => ({
        collection: collectionOf(collection),
        stored: { document: document as Identified, revision },
      })),
      entries,
    );
  }

  check(): Promise<void> {
    return this.#store.check();
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

function collectionOf(name: string): Collection<Identified> {
  const collection = ALL_COLLECTIONS.find((each) => each.name === name);
  if (collection === undefined) throw new StoreRefusal(`There are documents "${name}", which are not known here.`);
  return collection;
}

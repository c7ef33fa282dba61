import type { PoolClient } from "pg";
import type { Collection, Identified, Stored } from "../collection.js";
import type { Condition, Page, Query, Single } from "../query.js";
import type { AuditEvent, Job, Transaction } from "../store.js";
import { StoreConflict } from "../store-conflict.js";
import { columnParameters } from "./document-columns.js";
import { DocumentReader } from "./document-reader.js";
import { DOCUMENT, ID, identifier, REVISION, tableOf } from "./identifiers.js";
import { insertDocument } from "./insert-document.js";
import type { JobQueue } from "./job-queue.js";
import { asConflict } from "./postgres-errors.js";

/** Reads and writes on one connection. */
export class PostgresTransaction implements Transaction {
  readonly #client: PoolClient;
  readonly #reader: DocumentReader;
  readonly #queue: JobQueue;
  readonly events: AuditEvent[] = [];
  /**
   * The first write that failed. From then on, PostgreSQL rolls back the transaction, even if the work ignores the
   * error.
   */
  failure: unknown;

  constructor(client: PoolClient, queue: JobQueue) {
    this.#client = client;
    this.#reader = new DocumentReader(client);
    this.#queue = queue;
  }

  get<Document extends Identified>(
    collection: Collection<Document>,
    id: string,
  ): Promise<Stored<Document> | undefined> {
    return this.#guard(this.#reader.get(collection, id));
  }

  getBy<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    value: string,
  ): Promise<Stored<Document> | undefined> {
    return this.#guard(this.#reader.getBy(collection, column, value));
  }

  find<Document extends Identified>(collection: Collection<Document>, query: Query): Promise<Page<Stored<Document>>> {
    return this.#guard(this.#reader.find(collection, query));
  }

  count<Document extends Identified>(collection: Collection<Document>, where?: readonly Condition[]): Promise<number> {
    return this.#guard(this.#reader.count(collection, where));
  }

  values<Document extends Identified>(
    collection: Collection<Document>,
    column: string,
    where?: readonly Condition[],
  ): Promise<readonly (Single | undefined)[]> {
    return this.#guard(this.#reader.values(collection, column, where));
  }

  insert<Document extends Identified>(collection: Collection<Document>, document: Document): Promise<Stored<Document>> {
    return this.#guard(insertDocument(this.#client, collection, { document, revision: 1 }));
  }

  update<Document extends Identified>(
    collection: Collection<Document>,
    document: Document,
    revision: number,
    bytes?: Buffer,
  ): Promise<Stored<Document>> {
    const json = bytes?.toString() ?? JSON.stringify(document);
    const write = async (): Promise<Stored<Document>> => {
      const sets = Object.keys(collection.columns).map((name, index) => `, ${identifier(name)} = $${index + 4}`);
      const text =
        `update ${tableOf(collection)} set ${REVISION} = $2, ${DOCUMENT} = $3${sets.join("")}` +
        ` where ${ID} = $1 and ${REVISION} = $2 - 1`;
      const values = [document.id, revision + 1, json, ...columnParameters(collection, document)];
      const { rowCount } = await this.#client.query(text, values);
      if (rowCount === 0) throw await this.#revisionConflict(collection, document.id);
      return { document: JSON.parse(json) as Document, revision: revision + 1 };
    };
    return this.#guard(
      write().catch((error: unknown) => {
        throw asConflict(error, collection);
      }),
    );
  }

  remove<Document extends Identified>(collection: Collection<Document>, id: string, revision: number): Promise<void> {
    const remove = async (): Promise<void> => {
      const text = `delete from ${tableOf(collection)} where ${ID} = $1 and ${REVISION} = $2`;
      const { rowCount } = await this.#client.query(text, [id, revision]);
      if (rowCount === 0) throw await this.#revisionConflict(collection, id);
    };
    return this.#guard(remove());
  }

  async record(event: AuditEvent): Promise<void> {
    this.events.push(structuredClone(event));
  }

  enqueue(job: Job): Promise<void> {
    return this.#guard(this.#queue.enqueue(job, this.#client, this));
  }

  async #revisionConflict<Document extends Identified>(
    collection: Collection<Document>,
    id: string,
  ): Promise<StoreConflict> {
    const stored = await this.#reader.get(collection, id);
    if (stored === undefined) return new StoreConflict("missing", collection.name);
    return new StoreConflict("stale", collection.name, { revision: stored.revision });
  }

  async #guard<Result>(result: Promise<Result>): Promise<Result> {
    try {
      return await result;
    } catch (error) {
      this.failure ??= error;
      throw error;
    }
  }
}

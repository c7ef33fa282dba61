import type { Pool } from "pg";
import type { AnyCollection, Collection, Identified, Stored } from "../collection.js";
import { ReadThrough } from "../read-through.js";
import type { AuditEntry, AuditPage, AuditQuery, Transaction } from "../store.js";
import { StoreRefusal } from "../store-problem.js";
import type { RestoredDocument, TransferStore } from "../transfer/transfer-store.js";
import type { WaitingJob } from "../waiting-jobs.js";
import { appendAuditEntries, chainEvents, readAuditEntries } from "./audit-chain.js";
import { readBossJobs } from "./boss-jobs-at-rest.js";
import { BossQueue } from "./boss-queue.js";
import { createPool, type PoolOptions } from "./create-pool.js";
import { DocumentReader } from "./document-reader.js";
import { findAuditEntries } from "./find-audit.js";
import { AUDIT_HEAD_TABLE } from "./identifiers.js";
import { insertDocument } from "./insert-document.js";
import type { JobQueue } from "./job-queue.js";
import { migrate } from "./migrate.js";
import { PostgresBlobs } from "./postgres-blobs.js";
import { PostgresTransaction } from "./postgres-transaction.js";
import { runSerializable, withClient } from "./run-serializable.js";

export interface PostgresStoreOptions {
  /** The collections that there are tables for. */
  readonly collections: readonly Collection<Identified>[];
  /** Connections at most. */
  readonly connections?: number;
  /** Told of connections that break off while nobody uses them; the next use makes new ones. */
  readonly onError?: (error: Error) => void;
  readonly limits?: Pick<PoolOptions, "connectLimit" | "statementLimit">;
}

/**
 * Opens a store that many servers share, and brings the database to what this program needs.
 *
 * @param url - `postgresql://user:password@host/database`
 */
export async function openPostgresStore(url: string, options: PostgresStoreOptions): Promise<PostgresStore> {
  const onError = options.onError ?? (() => {});
  await migrateDatabase(url, options.collections, onError);
  const pool = createPool(url, {
    connections: options.connections ?? 20,
    name: "epb",
    onError,
    ...options.limits,
  });
  return new PostgresStore(pool, new BossQueue(url, onError), options.collections);
}

/** Statements of a migration take as long as there are documents. Milliseconds. */
const MIGRATION_LIMIT = 3_600_000;

async function migrateDatabase(
  url: string,
  collections: PostgresStoreOptions["collections"],
  onError: (error: Error) => void,
): Promise<void> {
  const pool = createPool(url, { connections: 1, name: "epb-migration", statementLimit: MIGRATION_LIMIT, onError });
  try {
    await withClient(pool, (client) => migrate(client, collections));
  } finally {
    await pool.end();
  }
}

const HASHES_AT_ONCE = 500;

/** @see openPostgresStore */
export class PostgresStore extends ReadThrough implements TransferStore {
  readonly #pool: Pool;
  readonly #queue: JobQueue;
  readonly #collections: readonly AnyCollection[];
  readonly blobs: PostgresBlobs;

  constructor(pool: Pool, queue: JobQueue, collections: readonly AnyCollection[]) {
    super(new DocumentReader(pool, pool));
    this.#pool = pool;
    this.#collections = collections;
    this.#queue = queue;
    this.blobs = new PostgresBlobs(pool);
  }

  transact<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return runSerializable(this.#pool, async (client, isInLine) => {
      const transaction = new PostgresTransaction(client, this.#queue);
      const result = await work(transaction);
      if (transaction.failure !== undefined) throw transaction.failure;
      const { events } = transaction;
      if (events.length > 0) await appendAuditEntries(client, (head) => chainEvents(events, head), isInLine);
      return result;
    });
  }

  async collectionNames(): Promise<readonly string[]> {
    const names: string[] = [];
    for (const collection of this.#collections) {
      const { items } = await this.find(collection, { limit: 1 });
      if (items.length > 0) names.push(collection.name);
    }
    return names;
  }

  queuedJobs(): Promise<readonly Stored<WaitingJob>[]> {
    return readBossJobs(this.#pool);
  }

  async *blobHashes(): AsyncGenerator<string> {
    for (let after: string | undefined = ""; after !== undefined; ) {
      const hashes: readonly string[] = await this.blobs.list(after, HASHES_AT_ONCE);
      yield* hashes;
      after = hashes.at(-1);
    }
  }

  /**
   * @throws StoreConflict "duplicate"
   * @throws Error when the entries do not go on from the last one that is there
   */
  restore(documents: readonly RestoredDocument[], entries: readonly AuditEntry[]): Promise<void> {
    const known = new Map(this.#collections.map((collection) => [collection.name, collection]));
    return runSerializable(this.#pool, async (client, isInLine) => {
      for (const { collection: name, revision, document } of documents) {
        const collection = known.get(name);
        if (collection === undefined)
          throw new StoreRefusal(`There are documents "${name}", which this version does not know.`);
        await insertDocument(client, collection, { document: document as Identified, revision });
      }
      if (entries.length > 0) await appendAuditEntries(client, () => entries, isInLine);
    });
  }

  auditEntries(after: number, limit: number): Promise<readonly AuditEntry[]> {
    return readAuditEntries(this.#pool, after, limit);
  }

  findAudit(query: AuditQuery): Promise<AuditPage> {
    return findAuditEntries(this.#pool, query);
  }

  /** Changes nothing, but is refused where nothing could be changed: on a copy that only reads, or without the right. */
  async check(): Promise<void> {
    await this.#pool.query(`update ${AUDIT_HEAD_TABLE} set sequence = sequence where false`);
  }

  async close(): Promise<void> {
    await this.#queue.close();
    await this.#pool.end();
  }
}

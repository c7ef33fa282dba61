import type { Pool } from "pg";
import type { AnyCollection, Collection, Identified, Stored } from "../collection.js";
import { ReadThrough } from "../read-through.js";
import type { AuditEntry, AuditFilter, AuditPage, AuditQuery, Transaction } from "../store.js";
import { StoreRefusal } from "../store-problem.js";
import type { RestoredDocument, TransferStore } from "../transfer/transfer-store.js";
import type { WaitingJob } from "../waiting-jobs.js";
import { type AuditRow, appendAuditEntries, chainEvents, entryOf, readAuditEntries } from "./audit-chain.js";
import { BOSS_SCHEMA, type Envelope } from "./boss.js";
import { BossQueue } from "./boss-queue.js";
import { createPool, type PoolOptions } from "./create-pool.js";
import { type Connection, DocumentReader } from "./document-reader.js";
import { AUDIT_HEAD_TABLE, AUDIT_TABLE } from "./identifiers.js";
import { insertDocument } from "./insert-document.js";
import type { JobQueue } from "./job-queue.js";
import { migrate } from "./migrate.js";
import { Parameters } from "./parameters.js";
import { PostgresBlobs } from "./postgres-blobs.js";
import { PostgresTransaction } from "./postgres-transaction.js";
import { runSerializable, withClient } from "./run-serializable.js";

/** Maximum number of entries that a query of a page covers, independent of the indexes for its filter. */
const REACH = 200_000;

const COMPARED: Readonly<Record<Exclude<keyof AuditFilter, "exceptActions">, string>> = {
  actorId: "actor_id =",
  action: "action =",
  subjectId: "subject_id =",
  from: "at >=",
  before: "at <",
};

/** A page of the audit log. @see Store.findAudit */
async function findAuditEntries(
  connection: Connection,
  { where: { exceptActions = [], ...where } = {}, isNewestFirst = false, after, limit }: AuditQuery,
): Promise<AuditPage> {
  const head = Number((await connection.query(`select sequence from ${AUDIT_HEAD_TABLE}`)).rows[0]?.sequence);
  const begin = after ?? (isNewestFirst ? head + 1 : 0);
  // The query covers the entries after `begin`, up to `end`.
  const end = isNewestFirst ? Math.max(1, begin - REACH) : Math.min(head, begin + REACH);
  const parameters = new Parameters();
  const [low, high] = isNewestFirst ? [end, begin - 1] : [begin + 1, end];
  const conditions = [
    `sequence between ${parameters.add(low)} and ${parameters.add(high)}`,
    ...Object.entries(where).map(
      ([name, value]) => `${COMPARED[name as keyof typeof COMPARED]} ${parameters.add(value)}::text`,
    ),
    ...exceptActions.map((action) => `action <> ${parameters.add(action)}::text`),
  ];
  const text =
    `select sequence, event, previous_hash, hash from ${AUDIT_TABLE} where ${conditions.join(" and ")}` +
    ` order by sequence ${isNewestFirst ? "desc" : "asc"} limit ${parameters.add(limit + 1)}`;
  const { rows } = await connection.query(text, parameters.values);
  const entries = (rows as AuditRow[]).slice(0, limit).map(entryOf);
  const last = entries.at(-1);
  if (rows.length > limit && last !== undefined) return { entries, next: last.sequence };
  return (isNewestFirst ? end > 1 : end < head) ? { entries, next: end } : { entries };
}

export interface PostgresStoreOptions {
  /** Collections with tables. */
  readonly collections: readonly Collection<Identified>[];
  /** Maximum number of connections. */
  readonly connections?: number;
  /** Called for connections that break while they are idle; the next use creates new ones. */
  readonly onError?: (error: Error) => void;
  readonly limits?: Pick<PoolOptions, "connectLimit" | "statementLimit">;
}

/**
 * Opens a store that several servers share, and migrates the database for this version.
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

/** Time limit of a migration statement, which depends on the number of documents, in milliseconds. */
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
   * @throws Error if the entries do not continue the last stored one
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

  /** Changes nothing, but fails if nothing could be changed: on a read-only replica, or without permission. */
  async check(): Promise<void> {
    await this.#pool.query(`update ${AUDIT_HEAD_TABLE} set sequence = sequence where false`);
  }

  async close(): Promise<void> {
    await this.#queue.close();
    await this.#pool.end();
  }
}

interface BossRow {
  readonly id: string;
  readonly data: Envelope;
  readonly retry_count: number;
  readonly start_after: Date;
  readonly created_on: Date;
}

/**
 * The unfinished jobs of pg-boss, in the form of the file store, by id. They include jobs in progress, and permanently
 * failed jobs that are not in the store yet: a job may run twice, but must not be lost.
 */
async function readBossJobs(pool: Pool): Promise<readonly Stored<WaitingJob>[]> {
  const table = `${BOSS_SCHEMA}.job`;
  const { rows } = await pool.query<{ place: string | null }>("select to_regclass($1)::text as place", [table]);
  if (rows[0]?.place === null) return [];
  const jobs = await pool.query<BossRow>(
    `select id, data, retry_count, start_after, created_on from ${table}
    where state in ('created', 'retry', 'active') order by id`,
  );
  return jobs.rows.map(({ id, data: { kind, data, key }, retry_count, start_after, created_on }) => ({
    revision: 1,
    document: {
      ...{ id, kind, data: data ?? null },
      ...(key !== undefined && { key }),
      dueAt: start_after.toISOString(),
      attempts: retry_count,
      createdAt: created_on.toISOString(),
    },
  }));
}

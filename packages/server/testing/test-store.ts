import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type {} from "../../../test/testing/provided-context.js";
import { ALL_COLLECTIONS } from "../src/start/all-collections.js";
import { openFileStore } from "../src/store/file/open-file-store.js";
import { openPostgresStore } from "../src/store/postgres/postgres-store.js";
import type { Job, Store, Transaction } from "../src/store/store.js";
import { copyDatabase, type DatabaseTemplate, emptyDatabase } from "./copied-database.js";

const QUEUES = new WeakMap<Store, Job[]>();

/**
 * A store for a test alone, which goes when it is closed. It notes the jobs that are put in. `vitest.config.ts` runs the
 * tests that speak HTTP on a file store and again on PostgreSQL: this is where the two part.
 */
export async function openTestStore(clock: () => Date): Promise<Store> {
  const template = inject("databaseTemplate");
  if (template === undefined) {
    const folder = await mkdtemp(join(tmpdir(), "epb-store-"));
    const store = await openFileStore(folder, { clock, collections: ALL_COLLECTIONS });
    return notingStore(store, async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    });
  }
  const [free] = FREE;
  const database = free ?? (await openDatabase(template));
  FREE.delete(database);
  await emptyDatabase(database.url);
  return notingStore(database.store, async () => {
    FREE.add(database);
  });
}

interface TestDatabase {
  readonly url: string;
  readonly store: Store;
}

/** Databases of finished tests. Their stores stay open for the next test of this process. */
const FREE = new Set<TestDatabase>();
let opened = 0;

/** A database that tests in this process use one after the other, and the next process in its place after them. */
async function openDatabase(template: DatabaseTemplate): Promise<TestDatabase> {
  opened += 1;
  const url = await copyDatabase(template, `tests_${process.env["VITEST_POOL_ID"] ?? "0"}_${opened}`);
  return { url, store: await openPostgresStore(url, { collections: ALL_COLLECTIONS, connections: 10 }) };
}

function notingStore(store: Store, close: () => Promise<void>): Store {
  const queue: Job[] = [];
  const noting: Store = {
    get: (collection, id) => store.get(collection, id),
    getBy: (collection, column, value) => store.getBy(collection, column, value),
    find: (collection, query) => store.find(collection, query),
    count: (collection, where) => store.count(collection, where),
    values: (collection, column, where) => store.values(collection, column, where),
    transact: async (work) => {
      let jobs: Job[] = [];
      const result = await store.transact((transaction) => {
        jobs = [];
        return work(notingJobs(transaction, jobs));
      });
      queue.push(...jobs);
      return result;
    },
    auditEntries: (after, limit) => store.auditEntries(after, limit),
    findAudit: (query) => store.findAudit(query),
    blobs: store.blobs,
    check: () => store.check(),
    close,
  };
  QUEUES.set(noting, queue);
  return noting;
}

/** The jobs in the queue of a test store, in their order. Tests run them explicitly. */
export function queuedJobs(store: Store): Job[] {
  const jobs = QUEUES.get(store);
  if (jobs === undefined) throw new Error("this store does not note its jobs");
  return jobs;
}

function notingJobs(transaction: Transaction, jobs: Job[]): Transaction {
  return {
    get: (collection, id) => transaction.get(collection, id),
    getBy: (collection, column, value) => transaction.getBy(collection, column, value),
    find: (collection, query) => transaction.find(collection, query),
    count: (collection, where) => transaction.count(collection, where),
    values: (collection, column, where) => transaction.values(collection, column, where),
    insert: (collection, document) => transaction.insert(collection, document),
    update: (collection, document, revision) => transaction.update(collection, document, revision),
    remove: (collection, id, revision) => transaction.remove(collection, id, revision),
    record: (event) => transaction.record(event),
    enqueue: async (job) => {
      await transaction.enqueue(job);
      jobs.push(job);
    },
  };
}

import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type PgBoss from "pg-boss";
import type { Job } from "../store.js";
import { BOSS_SCHEMA, createBoss, type Envelope, ensureQueue } from "./boss.js";
import { createPool } from "./create-pool.js";
import type { JobQueue } from "./job-queue.js";
import { DoAgain } from "./postgres-errors.js";

/** Queues jobs with pg-boss, in the transaction that they belong to. pg-boss starts with the first of them. */
export class BossQueue implements JobQueue {
  /** Not of the store's connections: its transactions would wait for one while they hold them all. */
  readonly #pool: Pool;
  readonly #onError: (error: Error) => void;
  readonly #queues = new Map<string, Promise<void>>();
  #starting: Promise<PgBoss> | undefined;

  constructor(url: string, onError: (error: Error) => void) {
    this.#pool = createPool(url, { connections: 2, name: "epb-queue", onError });
    this.#onError = onError;
  }

  async enqueue({ kind, data, key, notBefore }: Job, client: PoolClient): Promise<void> {
    const boss = await this.#bossWith(kind);
    const envelope: Envelope = { kind, data, ...(key !== undefined && { key }) };
    const id = await boss.send(kind, envelope, {
      // A job without a key gets a unique one: otherwise the policy would treat such jobs as one.
      singletonKey: key ?? randomUUID(),
      ...(notBefore !== undefined && { startAfter: new Date(notBefore) }),
      db: { executeSql: (text, values) => client.query(text, values) },
    });
    if (id !== null) return;
    // The queue was created after the transaction began, or a job is waiting.
    if (key === undefined) throw new DoAgain(`The queue "${kind}" does not exist yet.`);
    await this.#holdWaitingJob(client, kind, key);
  }

  async close(): Promise<void> {
    const boss = await this.#starting?.catch(() => undefined);
    await boss?.stop({ graceful: false, close: false });
    await this.#pool.end();
  }

  /**
   * Locks the waiting job until this transaction is stored: an earlier start would not see its data, and no other job
   * would process them. Workers skip a locked job.
   */
  async #holdWaitingJob(client: PoolClient, kind: string, key: string): Promise<void> {
    const text =
      `select id from ${BOSS_SCHEMA}.job where name = $1 and coalesce(singleton_key, '') = $2` +
      ` and state = 'created' and policy = 'short' for share`;
    const { rowCount } = await client.query(text, [kind, key]);
    if (rowCount === 0) throw new DoAgain(`A job "${kind}" was just started.`);
  }

  async #bossWith(kind: string): Promise<PgBoss> {
    this.#starting ??= this.#start();
    const boss = await this.#starting;
    const known = this.#queues.get(kind);
    if (known !== undefined) {
      await known;
      return boss;
    }
    const making = ensureQueue(boss, kind);
    this.#queues.set(kind, making);
    await making.catch((error: unknown) => {
      this.#queues.delete(kind);
      throw error;
    });
    // The transaction may have begun before the queue was there, and would not see it.
    throw new DoAgain(`The queue "${kind}" was just made.`);
  }

  async #start(): Promise<PgBoss> {
    const boss = createBoss(this.#pool, { supervise: false });
    boss.on("error", this.#onError);
    try {
      await boss.start();
      return boss;
    } catch (error) {
      this.#starting = undefined;
      throw error;
    }
  }
}

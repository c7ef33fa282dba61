import type { Pool } from "pg";
import type PgBoss from "pg-boss";
import { JOB_TIMES, type JobTimes } from "../store/job-times.js";
import {
  BOSS_SCHEMA,
  createBoss,
  type Envelope,
  ensureQueue,
  FAILED_QUEUE,
  updateQueue,
} from "../store/postgres/boss.js";
import { createPool } from "../store/postgres/create-pool.js";
import type { Store } from "../store/store.js";
import { StoreConflict } from "../store/store-conflict.js";
import { JOBS, type WaitingJob } from "../store/waiting-jobs.js";
import { doJob, type JobWorld, messageOf } from "./do-job.js";
import { keepFailedJob } from "./failed-job-commands.js";
import type { JobHandlers } from "./job-handler.js";
import type { JobRunner } from "./job-runner.js";
import { type JobSign, SilentJobs } from "./silent-jobs.js";
import { stopLoops, WorkerLoop } from "./worker-loop.js";

const AT_ONCE = 100;

/**
 * Moves jobs from the documents into the queue: a store imported from a folder contains them. Each move is one
 * transaction, so servers that start at the same time move a job once.
 */
async function adoptJobs(store: Store): Promise<void> {
  for (;;) {
    const { items } = await store.find(JOBS, { limit: AT_ONCE });
    if (items.length === 0) return;
    for (const { document, revision } of items) await adopt(document, revision, store);
  }
}

async function adopt({ id, kind, data, key, dueAt }: WaitingJob, revision: number, store: Store): Promise<void> {
  try {
    await store.transact(async (transaction) => {
      await transaction.remove(JOBS, id, revision);
      await transaction.enqueue({ kind, data, ...(key !== undefined && { key }), notBefore: dueAt });
    });
  } catch (error) {
    // Another server has moved the job.
    if (!(error instanceof StoreConflict)) throw error;
  }
}

type BossJob = PgBoss.JobWithMetadata<Envelope>;

interface ActiveJob extends JobSign {
  readonly name: string;
}

const ACTIVE_JOBS = `select id, name, started_on::text as sign from ${BOSS_SCHEMA}.job where name = any($1) and state = 'active'`;
const CHANGE_SIGN = `update ${BOSS_SCHEMA}.job set started_on = now() where name = $1 and id = $2 and state = 'active' and started_on = $3::timestamptz`;
/** The job itself did not fail, so there is no reason for a delay. */
const BEGIN_AT_ONCE = `update ${BOSS_SCHEMA}.job set start_after = now() where name = $1 and id = $2 and state = 'retry'`;

/**
 * Runs the jobs of a PostgreSQL store with pg-boss. Several servers, and processes that only run jobs, share the
 * queues. Does not use pg-boss's own workers: they fetch one job per poll, and do not handle errors at the end of a
 * job.
 */
export class BossJobs<World extends JobWorld> implements JobRunner {
  readonly #world: World;
  readonly #handlers: JobHandlers<World>;
  readonly #times: JobTimes;
  readonly #pool: Pool;
  readonly #boss: PgBoss;
  readonly #loops: WorkerLoop[] = [];
  readonly #silent: SilentJobs;
  /** Jobs in progress, by id. */
  readonly #underWay = new Map<string, BossJob>();

  constructor(url: string, world: World, handlers: JobHandlers<World>, times: Partial<JobTimes> = {}) {
    this.#world = world;
    this.#handlers = handlers;
    this.#times = { ...JOB_TIMES, ...times };
    this.#silent = new SilentJobs(this.#times.silence);
    this.#pool = createPool(url, { connections: 4, name: "epb-jobs", onError: this.#onError });
    const seconds = Math.max(1, Math.ceil(this.#times.lostAfter / 2000));
    this.#boss = createBoss(this.#pool, {
      maintenanceIntervalSeconds: seconds,
      // By then, a failed job is in the store. Completed jobs are deleted at once.
      archiveCompletedAfterSeconds: 3600,
      deleteAfterHours: 24,
    });
    this.#boss.on("error", this.#onError);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const kind of Object.keys(this.#handlers)) {
      await ensureQueue(this.#boss, kind, this.#times);
      await updateQueue(this.#boss, kind, this.#times);
      this.#startLoop(() => this.#doNext(kind));
    }
    this.#startLoop(() => this.#keepNextFailed());
    this.#startLoop(() => this.#takeOver(), this.#times.signEvery);
    await adoptJobs(this.#world.store);
  }

  async stop(): Promise<void> {
    await stopLoops(this.#loops, this.#times.patience);
    for (const { id, name } of this.#underWay.values()) {
      await this.#boss.fail(name, id, { message: "The server that ran this job was stopped." });
    }
    await this.#boss.stop({ graceful: false, close: false });
    await this.#pool.end();
  }

  #startLoop(doNext: () => Promise<boolean>, pollEvery = this.#times.pollEvery): void {
    const loop = new WorkerLoop(doNext, pollEvery, this.#onError);
    this.#loops.push(loop);
    loop.start();
  }

  async #doNext(kind: string): Promise<boolean> {
    const [job] = await this.#boss.fetch<Envelope>(kind, { includeMetadata: true });
    if (job === undefined) return false;
    const { id } = job;
    this.#underWay.set(id, job);
    try {
      await doJob(job.data, this.#handlers, this.#world, () => this.#renew(job), this.#times.signEvery);
      // Deletes the job instead of completing it: messages contain private data that must not stay longer than
      // necessary.
      await this.#boss.deleteJob(kind, id);
    } catch (error) {
      this.#world.log.warn({ kind, id, error: messageOf(error) }, "job failed");
      await this.#boss.fail(kind, id, { message: messageOf(error) });
    } finally {
      this.#underWay.delete(id);
    }
    return true;
  }

  /** pg-boss counts from the start of a job, and has no API to extend it. */
  async #renew({ name, id }: BossJob): Promise<void> {
    const text = `update ${BOSS_SCHEMA}.job set started_on = now() where name = $1 and id = $2 and state = 'active'`;
    await this.#pool.query(text, [name, id]);
  }

  /** Takes over jobs whose workers have ended: pg-boss would wait until the jobs time out. */
  async #takeOver(): Promise<boolean> {
    try {
      const { rows } = await this.#pool.query<ActiveJob>(ACTIVE_JOBS, [Object.keys(this.#handlers)]);
      const ofOthers = rows.filter(({ id }) => !this.#underWay.has(id));
      for (const job of this.#silent.look(ofOthers, performance.now())) await this.#takeFrom(job);
      return false;
    } catch (error) {
      this.#silent.forget();
      throw error;
    }
  }

  async #takeFrom({ id, name, sign }: ActiveJob): Promise<void> {
    // If several workers find the job, the first one to change the sign takes it.
    if ((await this.#pool.query(CHANGE_SIGN, [name, id, sign])).rowCount !== 1) return;
    this.#world.log.warn({ kind: name, id }, "job was taken from a worker that stopped responding");
    await this.#boss.fail(name, id, { message: "The worker that ran this job stopped responding." });
    await this.#pool.query(BEGIN_AT_ONCE, [name, id]);
  }

  /** Moves a failed job to the list for administrators. */
  async #keepNextFailed(): Promise<boolean> {
    const [job] = await this.#boss.fetch<Envelope>(FAILED_QUEUE, { includeMetadata: true });
    if (job === undefined) return false;
    const { id, data, output } = job;
    const failedAt = this.#world.now().toISOString();
    await this.#world.store.transact((transaction) =>
      keepFailedJob(transaction, { id, ...data, tries: this.#times.retryLimit + 1, error: errorOf(output), failedAt }),
    );
    await this.#boss.deleteJob(FAILED_QUEUE, id);
    this.#world.log.error({ kind: data.kind, id, error: errorOf(output) }, "job failed after its last retry");
    return true;
  }

  readonly #onError = (error: unknown): void => {
    this.#world.log.error({ error: messageOf(error) }, "jobs could not be read");
  };
}

/** Error message of a job: pg-boss wraps its own errors. */
function errorOf(output: unknown): string {
  const { message, value } = (output ?? {}) as { readonly message?: unknown; readonly value?: unknown };
  if (typeof message === "string") return message;
  return value === undefined ? "The cause is unknown." : errorOf(value);
}

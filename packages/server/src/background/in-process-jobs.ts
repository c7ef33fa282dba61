import { randomUUID } from "node:crypto";
import type { Stored } from "../store/collection.js";
import { JOB_TIMES, type JobTimes, retryDelayAfter } from "../store/job-times.js";
import type { Transaction } from "../store/store.js";
import { StoreConflict } from "../store/store-conflict.js";
import { JOBS, type WaitingJob } from "../store/waiting-jobs.js";
import { doJob, type JobWorld, messageOf } from "./do-job.js";
import { keepFailedJob } from "./failed-job-commands.js";
import type { JobHandlers } from "./job-handler.js";
import type { JobRunner } from "./job-runner.js";
import { stopLoops, WorkerLoop } from "./worker-loop.js";

/** Only one process uses a folder at a time: jobs of an earlier process are no longer in progress. */
const THIS_PROCESS = randomUUID();
const END_OF_TIME = "9999-12-31T23:59:59.999Z";
/** More jobs than any process has in progress. */
const MOST_LOST = 1_000;

/** Number of jobs in progress at once. Most of them wait for network or disk. */
const WORKERS = 4;

/**
 * Runs the jobs that a store keeps among its documents, in the server process. A job in progress is locked and stays in
 * the store, so that it runs again if the process ends.
 */
export class InProcessJobs<World extends JobWorld> implements JobRunner {
  readonly #world: World;
  readonly #handlers: JobHandlers<World>;
  readonly #times: JobTimes;
  readonly #loops: readonly WorkerLoop[];
  /** Jobs in progress, by id. */
  readonly #underWay = new Map<string, Stored<WaitingJob>>();

  constructor(world: World, handlers: JobHandlers<World>, times: Partial<JobTimes> = {}) {
    this.#world = world;
    this.#handlers = handlers;
    this.#times = { ...JOB_TIMES, ...times };
    const onError = (error: unknown): void => world.log.error({ error: messageOf(error) }, "jobs could not be read");
    this.#loops = Array.from(
      { length: WORKERS },
      () => new WorkerLoop(() => this.#doNext(), this.#times.pollEvery, onError),
    );
  }

  async start(): Promise<void> {
    await this.#releaseLost();
    for (const loop of this.#loops) loop.start();
  }

  async stop(): Promise<void> {
    await stopLoops(this.#loops, this.#times.patience);
    for (const id of [...this.#underWay.keys()]) await this.#release(id, ({ attempts }) => attempts - 1, 0);
  }

  /** Runs all due jobs, and those that they enqueue. Returns the number of jobs run. */
  async runDue(): Promise<number> {
    for (let done = 0; ; done += 1) if (!(await this.#doNext())) return done;
  }

  async #doNext(): Promise<boolean> {
    const job = await this.#claim();
    if (job === undefined) return false;
    const { id, kind } = job.document;
    this.#underWay.set(id, job);
    try {
      if (job.document.attempts > this.#times.retryLimit + 1)
        throw new Error("Each worker that ran this job stopped responding.");
      await doJob(job.document, this.#handlers, this.#world, () => this.#renew(id), this.#times.lostAfter / 3);
      await this.#ifOurs(id, (transaction, { revision }) => transaction.remove(JOBS, id, revision));
    } catch (error) {
      this.#world.log.warn({ kind, id, error: messageOf(error) }, "job failed");
      await this.#fail(id, messageOf(error));
    } finally {
      this.#underWay.delete(id);
    }
    return true;
  }

  /** Locks the job that has been due for the longest time. */
  async #claim(): Promise<Stored<WaitingJob> | undefined> {
    const { store, now } = this.#world;
    const before = new Date(now().getTime() + 1).toISOString();
    const due = { where: [{ column: "dueAt", before }], orderBy: { column: "dueAt" }, limit: 1 };
    if ((await store.find(JOBS, due)).items.length === 0) return undefined;
    return store.transact(async (transaction) => {
      const [job] = (await transaction.find(JOBS, due)).items;
      if (job === undefined) return undefined;
      const locked = { ...job.document, ...this.#lock(), attempts: job.document.attempts + 1 };
      return transaction.update(JOBS, locked, job.revision);
    });
  }

  /** Fields of a lock. A locked job is due again when its lock ends. */
  #lock(): Pick<WaitingJob, "dueAt" | "lockedUntil" | "lockedBy"> {
    const until = new Date(this.#world.now().getTime() + this.#times.lostAfter).toISOString();
    return { dueAt: until, lockedUntil: until, lockedBy: THIS_PROCESS };
  }

  /** Makes unfinished jobs of an earlier process due at once, without waiting for the end of their locks. */
  async #releaseLost(): Promise<void> {
    const { store, now } = this.#world;
    const where = [{ column: "lockedUntil", before: END_OF_TIME }];
    await store.transact(async (transaction) => {
      const { items } = await transaction.find(JOBS, { where, limit: MOST_LOST });
      for (const { document, revision } of items) {
        if (document.lockedBy === THIS_PROCESS) continue;
        await transaction.update(JOBS, { ...unlocked(document), dueAt: now().toISOString() }, revision);
      }
    });
  }

  async #renew(id: string): Promise<void> {
    const renewed = await this.#ifOurs(id, (transaction, { document, revision }) =>
      transaction.update(JOBS, { ...document, ...this.#lock() }, revision),
    );
    if (renewed !== undefined) this.#underWay.set(id, renewed);
  }

  async #fail(id: string, error: string): Promise<void> {
    const attempts = this.#underWay.get(id)?.document.attempts ?? 0;
    if (attempts <= this.#times.retryLimit) {
      await this.#release(id, () => attempts, retryDelayAfter(attempts, this.#times));
      return;
    }
    const failedAt = this.#world.now().toISOString();
    await this.#ifOurs(id, async (transaction, { document: { kind, data, key }, revision }) => {
      await transaction.remove(JOBS, id, revision);
      const failed = { id, kind, data, ...(key !== undefined && { key }), tries: attempts, error, failedAt };
      await keepFailedJob(transaction, failed);
    });
  }

  /** Unlocks a job, which is due after `delay` milliseconds. */
  async #release(id: string, attemptsOf: (job: WaitingJob) => number, delay: number): Promise<void> {
    const dueAt = new Date(this.#world.now().getTime() + delay).toISOString();
    await this.#ifOurs(id, async (transaction, { document, revision }) => {
      await transaction.update(JOBS, { ...unlocked(document), dueAt, attempts: attemptsOf(document) }, revision);
    });
  }

  /** Changes a job that this runner has locked. A job that counted as lost now belongs to another worker. */
  async #ifOurs<Result>(
    id: string,
    change: (transaction: Transaction, job: Stored<WaitingJob>) => Promise<Result>,
  ): Promise<Result | undefined> {
    const job = this.#underWay.get(id);
    if (job === undefined) return undefined;
    try {
      return await this.#world.store.transact((transaction) => change(transaction, job));
    } catch (error) {
      if (!(error instanceof StoreConflict) || error.kind === "duplicate") throw error;
      this.#world.log.warn(
        { id, kind: job.document.kind },
        "job was considered lost and was started on another worker",
      );
      return undefined;
    }
  }
}

function unlocked({ lockedUntil: _, lockedBy: __, ...job }: WaitingJob): WaitingJob {
  return job;
}

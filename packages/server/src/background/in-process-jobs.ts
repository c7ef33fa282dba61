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

/** One process at a time has a folder: what another one has begun, nobody does any more. */
const THIS_PROCESS = randomUUID();
const END_OF_TIME = "9999-12-31T23:59:59.999Z";
/** More jobs than any process has under way. */
const MOST_LOST = 1_000;

/** How many jobs are under way at once. Most of them wait for something outside. */
const WORKERS = 4;

/**
 * Does the jobs that a store keeps among its documents, in the process of the server. A job under way is locked and not
 * taken out, so that it is done again where the process ended in the middle.
 */
export class InProcessJobs<World extends JobWorld> implements JobRunner {
  readonly #world: World;
  readonly #handlers: JobHandlers<World>;
  readonly #times: JobTimes;
  readonly #loops: readonly WorkerLoop[];
  /** Jobs under way, by id. */
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

  /** Does every job that is due now, and those that follow from them; how many there were. */
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

  /** Locks the job that has been due for longest. */
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

  /** A locked job is due again when its lock ends. */
  #lock(): Pick<WaitingJob, "dueAt" | "lockedUntil" | "lockedBy"> {
    const until = new Date(this.#world.now().getTime() + this.#times.lostAfter).toISOString();
    return { dueAt: until, lockedUntil: until, lockedBy: THIS_PROCESS };
  }

  /** Jobs that a process before this one did not finish are due at once, and do not wait for the end of their lock. */
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

  /** Lets go of a job, to be done after `delay` milliseconds. */
  async #release(id: string, attemptsOf: (job: WaitingJob) => number, delay: number): Promise<void> {
    const dueAt = new Date(this.#world.now().getTime() + delay).toISOString();
    await this.#ifOurs(id, async (transaction, { document, revision }) => {
      await transaction.update(JOBS, { ...unlocked(document), dueAt, attempts: attemptsOf(document) }, revision);
    });
  }

  /** Changes a job that this runner has locked. One that was taken for lost is somebody else's by now. */
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

import { documentId } from "../base/document-id.js";
import type { Collection, Identified } from "../store/collection.js";
import type { StoreServices } from "../store/store-services.js";
import { messageOf } from "./do-job.js";
import { WorkerLoop } from "./worker-loop.js";

/** A recurring job, and the last period for which it was enqueued. */
export interface RecurringJob extends Identified {
  readonly kind: string;
  /** Start of the period, an ISO 8601 instant. */
  readonly period: string;
}

export const RECURRING_JOBS: Collection<RecurringJob> = { name: "recurringJobs", columns: {} };

/** Interval of a kind of job. */
export interface Recurrence {
  readonly kind: string;
  /** In milliseconds. Periods count from 1970, so that all servers agree. */
  readonly every: number;
}

/**
 * Enqueues the recurring jobs that have no job in the current period. Several servers may call the function at any
 * rate: each period gets one job.
 *
 * @returns Kinds of the enqueued jobs.
 */
export async function enqueueRecurring(
  recurrences: readonly Recurrence[],
  { store, now }: Pick<StoreServices, "store" | "now">,
): Promise<readonly string[]> {
  const enqueued: string[] = [];
  for (const { kind, every } of recurrences) {
    const period = new Date(Math.floor(now().getTime() / every) * every).toISOString();
    const id = documentId(`recurring/${kind}`);
    // Nearly always, the job is enqueued already; this check needs no transaction.
    if (((await store.get(RECURRING_JOBS, id))?.document.period ?? "") >= period) continue;
    const isOurs = await store.transact(async (transaction) => {
      const last = await transaction.get(RECURRING_JOBS, id);
      if ((last?.document.period ?? "") >= period) return false;
      if (last === undefined) await transaction.insert(RECURRING_JOBS, { id, kind, period });
      else await transaction.update(RECURRING_JOBS, { id, kind, period }, last.revision);
      await transaction.enqueue({ kind, data: { period }, key: kind });
      return true;
    });
    if (isOurs) enqueued.push(kind);
  }
  return enqueued;
}

/** Interval of the check for a new period, in milliseconds. */
const LOOK_EVERY = 60_000;

/** Enqueues the recurring jobs when they are due, in each process that runs jobs. */
export class RecurringClock {
  readonly #loop: WorkerLoop;

  constructor(
    recurrences: readonly Recurrence[],
    services: Pick<StoreServices, "store" | "now" | "log">,
    enqueueMore: () => Promise<unknown>,
  ) {
    const look = async (): Promise<boolean> => {
      await enqueueRecurring(recurrences, services);
      await enqueueMore();
      return false;
    };
    const onError = (error: unknown): void =>
      services.log.error({ error: messageOf(error) }, "recurring jobs could not be queued");
    this.#loop = new WorkerLoop(look, LOOK_EVERY, onError);
  }

  start(): void {
    this.#loop.start();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }
}

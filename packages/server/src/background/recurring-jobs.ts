import { documentId } from "../base/document-id.js";
import type { Collection, Identified } from "../store/collection.js";
import type { StoreServices } from "../store/store-services.js";

/** A job that comes back, and for which period it was put into the queue last. */
export interface RecurringJob extends Identified {
  readonly kind: string;
  /** ISO 8601 instant at which the period began. */
  readonly period: string;
}

export const RECURRING_JOBS: Collection<RecurringJob> = { name: "recurringJobs", columns: {} };

/** How often a kind of job is done. */
export interface Recurrence {
  readonly kind: string;
  /** Periods count from 1970, so that all servers have the same. Milliseconds. */
  readonly every: number;
}

/**
 * Puts into the queue what has not been put in for its present period. Any number of servers may ask, at any rate: there
 * is one job for a period.
 *
 * @returns The kinds that were put in.
 */
export async function enqueueRecurring(
  recurrences: readonly Recurrence[],
  { store, now }: Pick<StoreServices, "store" | "now">,
): Promise<readonly string[]> {
  const enqueued: string[] = [];
  for (const { kind, every } of recurrences) {
    const period = new Date(Math.floor(now().getTime() / every) * every).toISOString();
    const id = documentId(`recurring/${kind}`);
    // Nearly always it was; asking takes no transaction.
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

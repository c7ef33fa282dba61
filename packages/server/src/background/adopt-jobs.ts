import type { Store } from "../store/store.js";
import { StoreConflict } from "../store/store-conflict.js";
import { JOBS, type WaitingJob } from "../store/waiting-jobs.js";

const AT_ONCE = 100;

/**
 * Puts jobs that lie among the documents into the queue: a store that came from a folder brings them so. Each goes over in
 * one transaction, so servers that start together do it once.
 */
export async function adoptJobs(store: Store): Promise<void> {
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
    // Another server has put it there.
    if (!(error instanceof StoreConflict)) throw error;
  }
}

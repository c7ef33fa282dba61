import type { Transaction } from "../store/store.js";
import { StoreConflict } from "../store/store-conflict.js";
import { FAILED_JOBS, type FailedJob } from "./failed-jobs.js";

/** Adds a job to the failed jobs. Repeated calls add it once. */
export async function keepFailedJob(transaction: Transaction, job: FailedJob): Promise<void> {
  if ((await transaction.get(FAILED_JOBS, job.id)) !== undefined) return;
  await transaction.insert(FAILED_JOBS, job);
  await transaction.record({
    at: job.failedAt,
    action: "job.failed",
    subject: { kind: FAILED_JOBS.name, id: job.id },
    details: { kind: job.kind },
  });
}

/** Puts a failed job back into the queue. @throws StoreConflict "missing" */
export async function retryFailedJob(transaction: Transaction, id: string): Promise<void> {
  const failed = await transaction.get(FAILED_JOBS, id);
  if (failed === undefined) throw new StoreConflict("missing", FAILED_JOBS.name);
  const { kind, data, key } = failed.document;
  await transaction.remove(FAILED_JOBS, id, failed.revision);
  await transaction.enqueue({ kind, data, ...(key !== undefined && { key }) });
}

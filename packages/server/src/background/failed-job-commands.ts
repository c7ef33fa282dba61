import type { Transaction } from "../store/store.js";
import { StoreConflict } from "../store/store-conflict.js";
import { FAILED_JOBS, type FailedJob } from "./failed-jobs.js";

/** Puts a job among those that were given up. Once, however often it is told. */
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

/** Has a job done after all that was given up. @throws StoreConflict "missing" */
export async function retryFailedJob(transaction: Transaction, id: string): Promise<void> {
  const failed = await transaction.get(FAILED_JOBS, id);
  if (failed === undefined) throw new StoreConflict("missing", FAILED_JOBS.name);
  const { kind, data, key } = failed.document;
  await transaction.remove(FAILED_JOBS, id, failed.revision);
  await transaction.enqueue({ kind, data, ...(key !== undefined && { key }) });
}

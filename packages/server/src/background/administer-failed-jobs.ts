import { LIMITS, type PresentedFailedJob } from "@epb/contract";
import { ApiError, notFound } from "../base/api-error.js";
import { redact } from "../base/describe-error.js";
import { cursorText, parseCursor } from "../store/query.js";
import type { StoreServices } from "../store/store-services.js";
import { retryFailedJob } from "./failed-job-commands.js";
import { FAILED_JOBS, type FailedJob } from "./failed-jobs.js";

/** Maximum length of an error in a list. */
const ERROR_LENGTH = 1000;

/** A page of the failed jobs, latest first. @throws ApiError 400 */
export async function listFailedJobs(
  { limit = LIMITS.pageSize.default, cursor }: { readonly limit?: number; readonly cursor?: string },
  { store }: StoreServices,
): Promise<{ readonly items: readonly PresentedFailedJob[]; readonly next?: string }> {
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  if (cursor !== undefined && after === undefined) {
    throw new ApiError(400, "input/invalid", "This cursor belongs to another list or sort order.");
  }
  const { items, next } = await store.find(FAILED_JOBS, {
    orderBy: { column: "failedAt", descending: true },
    ...(after !== undefined && { after }),
    limit,
  });
  return {
    items: items.map(({ document }) => presented(document)),
    ...(next !== undefined && { next: cursorText(next) }),
  };
}

/** Redacts the error: libraries include addresses in their messages. */
function presented({ id, kind, failedAt, tries, error }: FailedJob): PresentedFailedJob {
  return { id, kind, failedAt, ...(tries !== undefined && { tries }), error: redact(error).slice(0, ERROR_LENGTH) };
}

/** Puts a failed job back into the queue. @throws ApiError 404 */
export function retryJob(id: string, actorId: string, services: StoreServices): Promise<void> {
  return onFailedJob(id, "job.retried", actorId, services);
}

/** Deletes a failed job permanently. @throws ApiError 404 */
export function dropJob(id: string, actorId: string, services: StoreServices): Promise<void> {
  return onFailedJob(id, "job.dropped", actorId, services);
}

async function onFailedJob(
  id: string,
  action: "job.retried" | "job.dropped",
  actorId: string,
  { store, now }: StoreServices,
): Promise<void> {
  await store.transact(async (transaction) => {
    const failed = await transaction.get(FAILED_JOBS, id);
    // Another request was faster.
    if (failed === undefined) throw notFound("The job");
    if (action === "job.retried") await retryFailedJob(transaction, id);
    else await transaction.remove(FAILED_JOBS, id, failed.revision);
    await transaction.record({
      at: now().toISOString(),
      action,
      actorId,
      subject: { kind: FAILED_JOBS.name, id },
      details: { kind: failed.document.kind },
    });
  });
}

import { FAILED_JOBS } from "../../background/failed-jobs.js";
import type { JobCounts } from "../../background/job-handler.js";
import type { Collection, Identified } from "../../store/collection.js";
import type { Store } from "../../store/store.js";
import type { StoreServices } from "../../store/store-services.js";
import { PASSWORD_LINKS } from "../accounts/password-links.js";
import { SESSIONS } from "../accounts/sessions.js";
import { VERIFICATION_CODES } from "../accounts/verification-codes.js";
import { ERROR_LOG } from "../logs/error-log.js";
import { removeOrphanedBlobs } from "./remove-orphaned-blobs.js";

/** Removed in one transaction. */
const AT_ONCE = 100;

/**
 * Removes the documents whose column is before an instant, the oldest first.
 *
 * @returns How many there were.
 */
async function removeOld<Document extends Identified>(
  collection: Collection<Document>,
  column: string,
  before: Date,
  store: Store,
): Promise<number> {
  const query = {
    where: [{ column, before: before.toISOString() }],
    orderBy: { column },
    limit: AT_ONCE,
  };
  for (let removed = 0; ; ) {
    const count = await store.transact(async (transaction) => {
      const { items } = await transaction.find(collection, query);
      for (const { document, revision } of items) await transaction.remove(collection, document.id, revision);
      return items.length;
    });
    removed += count;
    if (count < AT_ONCE) return removed;
  }
}

/** The kind of job that removes what is over. */
export const CLEANUP_JOB = "sweep";

/** How often. What is over has no effect any more; removing it makes room, and keeps no more of people than is needed. */
export const CLEANUP_EVERY = 86_400_000;

const DAY = 86_400_000;

/** Codes and links stay for a day after they held: a job that is tried again finds out that it made them already. */
const SECRETS_KEPT = DAY;
/** An upload that is younger may be on its way into a transaction. */
const UPLOADS_KEPT = DAY;
/** As long as jobs wait at most. They may hold messages, with names and links. */
const FAILED_JOBS_KEPT = 30 * DAY;

/** Removes what is over. Done again, it finds nothing more; entries of the audit log stay for good. */
export async function cleanUp(_data: unknown, { store, config, now, log }: StoreServices): Promise<JobCounts> {
  const before = (age: number): Date => new Date(now().getTime() - age);
  const counts = {
    // A session that has lasted too long is not used any more, so it has been left alone for too long soon after.
    sessions: await removeOld(SESSIONS, "lastUsedAt", before(config.session.idleLimit), store),
    verificationCodes: await removeOld(VERIFICATION_CODES, "expiresAt", before(SECRETS_KEPT), store),
    passwordLinks: await removeOld(PASSWORD_LINKS, "expiresAt", before(SECRETS_KEPT), store),
    failedJobs: await removeOld(FAILED_JOBS, "failedAt", before(FAILED_JOBS_KEPT), store),
    errorLog: await removeOld(ERROR_LOG, "receivedAt", before(config.errorLogKept), store),
    files: await removeOrphanedBlobs(store, before(UPLOADS_KEPT)),
  };
  log.info(counts, "expired data was deleted");
  return counts;
}

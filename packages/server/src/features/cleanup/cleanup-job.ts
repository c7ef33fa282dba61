import { FAILED_JOBS } from "../../background/failed-jobs.js";
import type { JobCounts } from "../../background/job-handler.js";
import type { Collection, Identified } from "../../store/collection.js";
import type { Store } from "../../store/store.js";
import type { StoreServices } from "../../store/store-services.js";
import { PASSWORD_LINKS } from "../accounts/password-links.js";
import { SESSIONS } from "../accounts/sessions.js";
import { VERIFICATION_CODES } from "../accounts/verification-codes.js";
import { APPLICATIONS } from "../applications/applications.js";
import { ERROR_LOG } from "../logs/error-log.js";
import { PROJECT_FILES } from "../projects/project-files.js";

/** Documents that are removed in one transaction. */
const AT_ONCE = 100;

/**
 * Removes the documents whose column is before an instant, oldest first.
 *
 * @returns Number of documents removed.
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

/** The kind of job that deletes expired data. */
export const CLEANUP_JOB = "sweep";

/**
 * Interval of the job, in milliseconds. Expired data have no effect; deleting them frees space and keeps no personal
 * data without need.
 */
export const CLEANUP_EVERY = 86_400_000;

const DAY = 86_400_000;

/** Codes and links stay for a day after they expire: a retried job must find those that it created. */
const SECRETS_KEPT = DAY;
/** A younger upload may be waiting for its transaction. */
const UPLOADS_KEPT = DAY;
/** As long as jobs wait at most. They may contain messages, with names and links. */
const FAILED_JOBS_KEPT = 30 * DAY;

/** Deletes expired data. A second run deletes nothing more; entries of the audit log stay permanently. */
export async function cleanUp(_data: unknown, { store, config, now, log }: StoreServices): Promise<JobCounts> {
  const before = (age: number): Date => new Date(now().getTime() - age);
  const counts = {
    // A session beyond its absolute limit is not used, so it exceeds the idle limit soon after.
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

/** Hashes looked at in one go. */
const HASHES_AT_ONCE = 500;

/**
 * Removes contents of files that nothing names: of uploads whose transaction was refused, and of files that were taken off.
 *
 * @param unlessWrittenSince - What is younger may be on its way into a transaction.
 * @returns How many there were.
 */
export async function removeOrphanedBlobs(store: Store, unlessWrittenSince: Date): Promise<number> {
  let removed = 0;
  for (let after = ""; ; ) {
    const hashes = await store.blobs.list(after, HASHES_AT_ONCE);
    for (const sha256 of hashes) {
      if (!(await isNamed(sha256, store)) && (await store.blobs.remove(sha256, unlessWrittenSince))) removed += 1;
    }
    const last = hashes.at(-1);
    if (last === undefined) return removed;
    after = last;
  }
}

/** Every place where a document names content of a file. */
async function isNamed(sha256: string, store: Store): Promise<boolean> {
  const counts = [
    await store.count(PROJECT_FILES, [{ column: "sha256", is: sha256 }]),
    await store.count(APPLICATIONS, [{ column: "fileHashes", hasAny: [sha256] }]),
  ];
  return counts.some((count) => count > 0);
}

import type { Pool } from "pg";
import PgBoss from "pg-boss";
import { JOB_TIMES, type JobTimes } from "../job-times.js";
import type { Job } from "../store.js";

/** Schema of pg-boss. */
export const BOSS_SCHEMA = "epb_jobs";
/** The queue of jobs that failed permanently. */
export const FAILED_QUEUE = "failed";

/** Data of a job in pg-boss: a failed job comes without its queue name, and data need not be an object. */
export type Envelope = Pick<Job, "kind" | "data" | "key">;

const RETENTION_MINUTES = 30 * 24 * 60;

/** pg-boss on connections of a pool. Its maintenance begins only with `start`. */
export function createBoss(pool: Pool, options: PgBoss.ConstructorOptions): PgBoss {
  const executeSql = async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
    const client = await pool.connect();
    let failed = true;
    try {
      const result = await client.query(text, values);
      failed = false;
      return result;
    } finally {
      // A statement of pg-boss may begin a transaction; after an error, the connection would still be in it.
      client.release(failed);
    }
  };
  return new PgBoss({ schedule: false, schema: BOSS_SCHEMA, ...options, db: { executeSql } });
}

/**
 * Creates the queue of a kind of job if necessary: pg-boss drops jobs for unknown queues without an error. In a queue
 * with the policy "short", one job with a key waits at a time.
 */
export async function ensureQueue(boss: PgBoss, kind: string, times: JobTimes = JOB_TIMES): Promise<void> {
  const kept = { retentionMinutes: RETENTION_MINUTES };
  await boss.createQueue(FAILED_QUEUE, { name: FAILED_QUEUE, policy: "standard", ...kept });
  await boss.createQueue(kind, queueOptions(kind, times));
}

/** Updates the settings of an existing queue to the times of this version. */
export async function updateQueue(boss: PgBoss, kind: string, times: JobTimes): Promise<void> {
  await boss.updateQueue(kind, queueOptions(kind, times));
}

function queueOptions(kind: string, { retryLimit, retryDelay, lostAfter }: JobTimes): PgBoss.Queue {
  return {
    name: kind,
    policy: "short",
    retryLimit,
    retryDelay: Math.ceil(retryDelay / 1000),
    retryBackoff: true,
    expireInSeconds: Math.ceil(lostAfter / 1000),
    deadLetter: FAILED_QUEUE,
    retentionMinutes: RETENTION_MINUTES,
  };
}

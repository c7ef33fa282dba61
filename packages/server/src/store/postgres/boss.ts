import type { Pool } from "pg";
import PgBoss from "pg-boss";
import { JOB_TIMES, type JobTimes } from "../job-times.js";
import type { Job } from "../store.js";

/** Where pg-boss has its tables. */
export const BOSS_SCHEMA = "epb_jobs";
/** The queue of jobs that failed for good. */
export const FAILED_QUEUE = "failed";

/** What a job of pg-boss carries: a failed one comes without the name of its queue, and data need not be an object. */
export type Envelope = Pick<Job, "kind" | "data" | "key">;

const RETENTION_MINUTES = 30 * 24 * 60;

/** pg-boss on connections of a pool. It does not begin to look after its tables until it is told to. */
export function createBoss(pool: Pool, options: PgBoss.ConstructorOptions): PgBoss {
  const executeSql = async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
    const client = await pool.connect();
    let failed = true;
    try {
      const result = await client.query(text, values);
      failed = false;
      return result;
    } finally {
      // What pg-boss sends may begin a transaction; after an error that connection would still be in it.
      client.release(failed);
    }
  };
  return new PgBoss({ schedule: false, schema: BOSS_SCHEMA, ...options, db: { executeSql } });
}

/**
 * Makes the queue of a kind of job where there is none: pg-boss drops what is sent to a queue that it does not know, and
 * does not say so. In a queue of the policy "short", one job with a key waits at a time.
 */
export async function ensureQueue(boss: PgBoss, kind: string, times: JobTimes = JOB_TIMES): Promise<void> {
  const kept = { retentionMinutes: RETENTION_MINUTES };
  await boss.createQueue(FAILED_QUEUE, { name: FAILED_QUEUE, policy: "standard", ...kept });
  await boss.createQueue(kind, queueOptions(kind, times));
}

/** Gives the queue of a kind the times of this program, where it was made by an earlier one. */
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

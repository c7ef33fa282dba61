import type { Pool } from "pg";
import type { Stored } from "../collection.js";
import type { WaitingJob } from "../waiting-jobs.js";
import { BOSS_SCHEMA, type Envelope } from "./boss.js";

interface BossRow {
  readonly id: string;
  readonly data: Envelope;
  readonly retry_count: number;
  readonly start_after: Date;
  readonly created_on: Date;
}

/**
 * The jobs of pg-boss that are not done, as the file store keeps them, by their ids. Those under way are among them, and
 * those that failed for good and are not in the store yet: a job may be done twice, but not be forgotten.
 */
export async function readBossJobs(pool: Pool): Promise<readonly Stored<WaitingJob>[]> {
  const table = `${BOSS_SCHEMA}.job`;
  const { rows } = await pool.query<{ place: string | null }>("select to_regclass($1)::text as place", [table]);
  if (rows[0]?.place === null) return [];
  const jobs = await pool.query<BossRow>(
    `select id, data, retry_count, start_after, created_on from ${table}
    where state in ('created', 'retry', 'active') order by id`,
  );
  return jobs.rows.map(({ id, data: { kind, data, key }, retry_count, start_after, created_on }) => ({
    revision: 1,
    document: {
      ...{ id, kind, data: data ?? null },
      ...(key !== undefined && { key }),
      dueAt: start_after.toISOString(),
      attempts: retry_count,
      createdAt: created_on.toISOString(),
    },
  }));
}

import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { Limits } from "../../base/limits.js";
import { createPool } from "../../store/postgres/create-pool.js";
import { LIMIT_RULES, type LimitRules } from "./limit-rules.js";
import { RateLimits } from "./rate-limits.js";

const TABLE = "rate_limits";

/** Limits of one process, which forgets them when it ends: for the file store. */
export function createMemoryLimits(rules: LimitRules = LIMIT_RULES): RateLimits {
  return new RateLimits(rules, (keyPrefix, points, duration) => new RateLimiterMemory({ keyPrefix, points, duration }));
}

/** Limits that all processes on a database share. Creates their table if necessary. */
export async function createPostgresLimits(pool: Pool, rules: LimitRules = LIMIT_RULES): Promise<RateLimits> {
  const shared = { storeClient: pool, storeType: "pool", tableName: TABLE };
  await new Promise<void>((resolve, reject) => {
    new RateLimiterPostgres({ ...shared, points: 1, duration: 1 }, (error?: Error) =>
      error === undefined ? resolve() : reject(error),
    );
  });
  return new RateLimits(
    rules,
    (keyPrefix, points, duration) =>
      // The limiter that made the table also clears it of what has expired.
      new RateLimiterPostgres({
        ...shared,
        keyPrefix,
        points,
        duration,
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
  );
}

/** Connections that limits take at most. */
const CONNECTIONS = 4;

/** Limits with separate connections, so that they work while the store is busy. */
export async function openPostgresLimits(
  url: string,
  onError: (error: Error) => void,
): Promise<{ readonly limits: Limits; close(): Promise<void> }> {
  const pool = createPool(url, { connections: CONNECTIONS, name: "epb-limits", onError });
  try {
    return { limits: await createPostgresLimits(pool), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

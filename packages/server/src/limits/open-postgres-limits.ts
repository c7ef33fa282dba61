import pg from "pg";
import { createPostgresLimits } from "./create-limits.js";
import type { Limits } from "./limits.js";

/** Connections that limits take at most. */
const CONNECTIONS = 4;

/** Limits with connections of their own, so that they hold also while the store is busy. */
export async function openPostgresLimits(
  url: string,
  onError: (error: Error) => void,
): Promise<{ readonly limits: Limits; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, application_name: "epb-limits" });
  pool.on("error", onError);
  try {
    return { limits: await createPostgresLimits(pool), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

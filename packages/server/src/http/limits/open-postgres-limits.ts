import type { Limits } from "../../base/limits.js";
import { createPool } from "../../store/postgres/create-pool.js";
import { createPostgresLimits } from "./create-limits.js";

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

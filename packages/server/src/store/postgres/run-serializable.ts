import type { Pool, PoolClient } from "pg";
import { StoreConflict } from "../store-conflict.js";
import { StoreRefusal } from "../store-problem.js";
import { AUDIT_HEAD_TABLE } from "./identifiers.js";
import { isPassing } from "./postgres-errors.js";

/** A server that hangs in the middle of a transaction does not hold up the others for longer. */
const BEGIN = "begin isolation level serializable; set local idle_in_transaction_session_timeout = '60s'";

/** More than anything meets that does not fail for good. */
const MOST_TRIES = 25;

/**
 * Runs work in a transaction that is as if no other ran beside it. PostgreSQL ends one of two that cannot be put in an
 * order; that one is done again.
 *
 * The first try goes ahead as if it were alone, which it mostly is. Those after it stand in line: they hold a lock that
 * lets one of them run at a time, taken before the transaction first looks at anything, so what they see is what those
 * before them left. Without the line, everybody who writes to the audit log would stop everybody else, again and again.
 *
 * @throws what the work throws
 */
export async function runSerializable<Result>(
  pool: Pool,
  work: (client: PoolClient, isInLine: boolean) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withClient(pool, (client) => runOnce(client, tries > 1, work));
    } catch (error) {
      if (tries === MOST_TRIES || !(isPassing(error) || (tries === 1 && isDuplicate(error)))) throw error;
    }
  }
}

/**
 * What is taken may have been taken since the transaction began, by one that it did not see. The second try sees it, so
 * that work that looks before it writes finds what is there, and says so in its own words.
 */
function isDuplicate(error: unknown): boolean {
  return error instanceof StoreConflict && error.kind === "duplicate";
}

async function runOnce<Result>(
  client: PoolClient,
  isInLine: boolean,
  work: (client: PoolClient, isInLine: boolean) => Promise<Result>,
): Promise<Result> {
  await client.query(BEGIN);
  try {
    if (isInLine) await client.query(`lock table ${AUDIT_HEAD_TABLE} in exclusive mode`);
    const result = await work(client, isInLine);
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that broke off is closed, which ends its transaction.
    if (!(error instanceof StoreRefusal)) await client.query("rollback");
    throw error;
  }
}

/** A connection for the time of some work. One that something went wrong with beyond the work is not used again. */
export async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  // Without a listener, a connection that breaks off ends the process.
  client.on("error", onError);
  try {
    return await work(client);
  } catch (error) {
    if (error instanceof StoreRefusal) broken = error;
    throw error;
  } finally {
    client.off("error", onError);
    client.release(broken);
  }
}

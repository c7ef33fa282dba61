import type { Pool, PoolClient } from "pg";
import { StoreConflict } from "../store-conflict.js";
import { StoreRefusal } from "../store-problem.js";
import { AUDIT_HEAD_TABLE } from "./identifiers.js";
import { isPassing } from "./postgres-errors.js";

/** A server that hangs during a transaction blocks the others for at most this time. */
const BEGIN = "begin isolation level serializable; set local idle_in_transaction_session_timeout = '60s'";

/** More attempts than a temporary conflict ever needs. */
const MOST_TRIES = 25;

/**
 * Runs work in a serializable transaction. PostgreSQL aborts one of two conflicting transactions, which is retried.
 *
 * The first attempt runs without a lock, because most have no conflict. Retries wait in a queue: they hold a lock that
 * allows one of them at a time, taken before the transaction reads anything, so they see the results of those before
 * them. Without the queue, transactions that write to the audit log would abort one another again and again.
 *
 * @throws any error of the work
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
 * True for a duplicate value: a transaction that this one did not see may have inserted it. The retry sees the value,
 * so that the work can find it before it writes, and report its own error.
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
    // A broken connection is closed, which ends its transaction.
    if (!(error instanceof StoreRefusal)) await client.query("rollback");
    throw error;
  }
}

/** Runs work on a connection. A connection that broke is not used again. */
export async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  // Without a listener, a broken connection ends the process.
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

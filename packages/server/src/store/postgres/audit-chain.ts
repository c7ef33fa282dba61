import type { PoolClient } from "pg";
import { type AuditHead, chainEvent } from "../audit/audit-hash.js";
import type { AuditEntry, AuditEvent } from "../store.js";
import type { Connection } from "./document-reader.js";
import { AUDIT_HEAD_TABLE, AUDIT_TABLE } from "./identifiers.js";

interface HeadRow {
  readonly sequence: string;
  readonly hash: string;
}

/**
 * Appends entries to the audit log. Call it at the end of a transaction: all other transactions wait for its lock on
 * the head of the chain.
 *
 * @param entriesAfter - Returns the entries after the last one.
 * @param isInLine - True if the transaction is in the queue, see `runSerializable`. Otherwise it fails in favor of
 * those in the queue, because it may hold locks that they need.
 * @throws Error if the entries do not continue the chain
 */
export async function appendAuditEntries(
  client: PoolClient,
  entriesAfter: (head: AuditHead) => readonly AuditEntry[],
  isInLine: boolean,
): Promise<void> {
  if (!isInLine) await client.query(`lock table ${AUDIT_HEAD_TABLE} in row exclusive mode nowait`);
  const { rows } = await client.query<HeadRow>(`select sequence, hash from ${AUDIT_HEAD_TABLE} for update`);
  const [row] = rows;
  if (row === undefined) throw new Error("The head of the audit log is missing. Restore the database from a backup.");
  let head: AuditHead = { sequence: Number(row.sequence), hash: row.hash };
  for (const { sequence, previousHash, hash, ...event } of entriesAfter(head)) {
    if (sequence !== head.sequence + 1 || previousHash !== head.hash) {
      throw new Error(`Entry ${sequence} of the audit log does not continue entry ${head.sequence}.`);
    }
    const text = `insert into ${AUDIT_TABLE} (sequence, event, previous_hash, hash) values ($1, $2, $3, $4)`;
    await client.query(text, [sequence, JSON.stringify(event), previousHash, hash]);
    head = { sequence, hash };
  }
  await client.query(`update ${AUDIT_HEAD_TABLE} set sequence = $1, hash = $2`, [head.sequence, head.hash]);
}

/** Entries of events after `head`. */
export function chainEvents(events: readonly AuditEvent[], head: AuditHead): readonly AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (const event of events) entries.push(chainEvent(event, entries.at(-1) ?? head));
  return entries;
}

export async function readAuditEntries(
  connection: Connection,
  after: number,
  limit: number,
): Promise<readonly AuditEntry[]> {
  const text =
    `select sequence, event, previous_hash, hash from ${AUDIT_TABLE}` +
    ` where sequence > $1 order by sequence limit $2`;
  const { rows } = await connection.query(text, [after, limit]);
  return (rows as AuditRow[]).map(entryOf);
}

/** An entry in the form of the driver. */
export interface AuditRow {
  readonly sequence: string;
  readonly event: AuditEvent;
  readonly previous_hash: string;
  readonly hash: string;
}

export const entryOf = ({ sequence, event, previous_hash, hash }: AuditRow): AuditEntry => ({
  ...event,
  sequence: Number(sequence),
  previousHash: previous_hash,
  hash,
});

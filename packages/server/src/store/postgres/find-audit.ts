import type { AuditFilter, AuditPage, AuditQuery } from "../store.js";
import { type AuditRow, entryOf } from "./audit-chain.js";
import type { Connection } from "./document-reader.js";
import { AUDIT_HEAD_TABLE, AUDIT_TABLE } from "./identifiers.js";
import { Parameters } from "./parameters.js";

/** Among so many entries a page is looked for at most, whatever indexes there are for its filter. */
const REACH = 200_000;

const COMPARED: Readonly<Record<keyof AuditFilter, string>> = {
  actorId: "actor_id =",
  action: "action =",
  subjectId: "subject_id =",
  from: "at >=",
  before: "at <",
};

/** A page of the audit log. @see Store.findAudit */
export async function findAuditEntries(
  connection: Connection,
  { where = {}, isNewestFirst = false, after, limit }: AuditQuery,
): Promise<AuditPage> {
  const head = Number((await connection.query(`select sequence from ${AUDIT_HEAD_TABLE}`)).rows[0]?.sequence);
  const begin = after ?? (isNewestFirst ? head + 1 : 0);
  // Looked through are the entries from the one behind `begin` to `end`.
  const end = isNewestFirst ? Math.max(1, begin - REACH) : Math.min(head, begin + REACH);
  const parameters = new Parameters();
  const [low, high] = isNewestFirst ? [end, begin - 1] : [begin + 1, end];
  const conditions = [
    `sequence between ${parameters.add(low)} and ${parameters.add(high)}`,
    ...Object.entries(where).map(
      ([name, value]) => `${COMPARED[name as keyof AuditFilter]} ${parameters.add(value)}::text`,
    ),
  ];
  const text =
    `select sequence, event, previous_hash, hash from ${AUDIT_TABLE} where ${conditions.join(" and ")}` +
    ` order by sequence ${isNewestFirst ? "desc" : "asc"} limit ${parameters.add(limit + 1)}`;
  const { rows } = await connection.query(text, parameters.values);
  const entries = (rows as AuditRow[]).slice(0, limit).map(entryOf);
  const last = entries.at(-1);
  if (rows.length > limit && last !== undefined) return { entries, next: last.sequence };
  return (isNewestFirst ? end > 1 : end < head) ? { entries, next: end } : { entries };
}

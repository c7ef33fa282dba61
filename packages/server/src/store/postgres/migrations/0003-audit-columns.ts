import { AUDIT_TABLE } from "../identifiers.js";
import type { Migration } from "./migration.js";

/** Indexed fields of the audit log, in addition to the event as hashed. */
const COLUMNS: Readonly<Record<string, string>> = {
  at: "event->>'at'",
  action: "event->>'action'",
  actor_id: "event->>'actorId'",
  subject_id: "event->'subject'->>'id'",
};

export const AUDIT_COLUMNS: Migration = {
  number: 3,
  name: "audit columns",
  statements: [
    // One statement, so that the table is rewritten only once.
    `alter table ${AUDIT_TABLE} ${Object.entries(COLUMNS)
      .map(([name, expression]) => `add column ${name} text collate "C" generated always as (${expression}) stored`)
      .join(", ")}`,
    `create index store_audit_at on ${AUDIT_TABLE} (at, sequence)`,
    // The index includes the instant, so that entries of another time are skipped without reading them.
    ...["action", "actor_id", "subject_id"].map(
      (name) => `create index store_audit_${name} on ${AUDIT_TABLE} (${name}, sequence, at)`,
    ),
    `analyze ${AUDIT_TABLE}`,
  ],
};

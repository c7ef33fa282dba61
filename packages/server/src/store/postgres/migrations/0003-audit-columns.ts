import { AUDIT_TABLE } from "../identifiers.js";
import type { Migration } from "./migration.js";

/** What entries of the audit log are found by, beside the event as it was hashed. */
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
    // All at once: the table is written anew one time.
    `alter table ${AUDIT_TABLE} ${Object.entries(COLUMNS)
      .map(([name, expression]) => `add column ${name} text collate "C" generated always as (${expression}) stored`)
      .join(", ")}`,
    `create index store_audit_at on ${AUDIT_TABLE} (at, sequence)`,
    // The instant comes along, so that entries of another time are told apart without a look at them.
    ...["action", "actor_id", "subject_id"].map(
      (name) => `create index store_audit_${name} on ${AUDIT_TABLE} (${name}, sequence, at)`,
    ),
    `analyze ${AUDIT_TABLE}`,
  ],
};

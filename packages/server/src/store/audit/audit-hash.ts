import { createHash } from "node:crypto";
import { canonicalJson } from "@epb/engine/replay";
import type { AuditEntry, AuditEvent } from "../store.js";

/** Previous hash of the first entry. */
export const FIRST_PREVIOUS_HASH: string = "0".repeat(64);

/** The fields that the next entry continues from. */
export type AuditHead = Pick<AuditEntry, "sequence" | "hash">;

/** The head before the first entry. */
export const EMPTY_AUDIT: AuditHead = { sequence: 0, hash: FIRST_PREVIOUS_HASH };

/**
 * The hash of an entry: SHA-256 of the canonical JSON of everything in it except the hash itself. It includes the hash
 * of the previous entry, so an entry that is changed, removed, or inserted breaks the chain. Every store computes it in
 * the same way.
 */
export function auditHash(entry: Omit<AuditEntry, "hash">): string {
  const { at, action, actorId, subject, details, sequence, previousHash } = entry;
  const text = canonicalJson({ at, action, actorId, subject, details, sequence, previousHash });
  return createHash("sha256").update(text).digest("hex");
}

/** The entry of an event after `head`. */
export function chainEvent(event: AuditEvent, head: AuditHead): AuditEntry {
  const entry = { ...event, sequence: head.sequence + 1, previousHash: head.hash };
  return { ...entry, hash: auditHash(entry) };
}

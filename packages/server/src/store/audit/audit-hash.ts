import { createHash } from "node:crypto";
import { canonicalJson } from "@epb/engine/replay";
import type { AuditEntry, AuditEvent } from "../store.js";

/** What stands in the first entry for the hash of the one before. */
export const FIRST_PREVIOUS_HASH: string = "0".repeat(64);

/** What the next entry goes on from. */
export type AuditHead = Pick<AuditEntry, "sequence" | "hash">;

/** Before the first entry. */
export const EMPTY_AUDIT: AuditHead = { sequence: 0, hash: FIRST_PREVIOUS_HASH };

/**
 * The hash of an entry: SHA-256 of the canonical JSON of everything in it but the hash itself. The hash of the one before
 * is in it, so an entry that is changed, taken out or put in breaks the chain from there on. Every store has the same.
 */
export function auditHash(entry: Omit<AuditEntry, "hash">): string {
  const { at, action, actorId, subject, details, sequence, previousHash } = entry;
  const text = canonicalJson({ at, action, actorId, subject, details, sequence, previousHash });
  return createHash("sha256").update(text).digest("hex");
}

/** The entry of an event that comes after `head`. */
export function chainEvent(event: AuditEvent, head: AuditHead): AuditEntry {
  const entry = { ...event, sequence: head.sequence + 1, previousHash: head.hash };
  return { ...entry, hash: auditHash(entry) };
}

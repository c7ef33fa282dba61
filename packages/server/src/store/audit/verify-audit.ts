import type { AuditEntry, Store } from "../store.js";
import { type AuditHead, auditHash, EMPTY_AUDIT } from "./audit-hash.js";

/** Problem of the first entry that breaks the chain. */
export type AuditProblem =
  | { readonly kind: "unreadable"; readonly sequence: number; readonly message: string }
  /** An entry was taken out or put in: another number was expected. */
  | { readonly kind: "sequence"; readonly sequence: number; readonly found: number }
  /** The entry before is not the one that this one was written after. */
  | { readonly kind: "link"; readonly sequence: number }
  /** The entry is not as it was written. */
  | { readonly kind: "hash"; readonly sequence: number };

export interface AuditVerification {
  /** Number of unchanged entries from the first on. */
  readonly valid: number;
  /** The last unchanged entry. A copy elsewhere also proves later that no entry was cut off at the end. */
  readonly head: AuditHead;
  readonly problem?: AuditProblem;
}

const ENTRIES_AT_ONCE = 1000;

/** Follows the chain of the audit log from its first entry to the first broken one. */
export async function verifyAudit(store: Pick<Store, "auditEntries">): Promise<AuditVerification> {
  let head: AuditHead = EMPTY_AUDIT;
  for (let size = ENTRIES_AT_ONCE; ; ) {
    let entries: readonly AuditEntry[];
    try {
      entries = await store.auditEntries(head.sequence, size);
    } catch (error) {
      // Reads single entries up to the unreadable one.
      if (size > 1) size = 1;
      else return { ...ending(head), problem: unreadable(head.sequence + 1, error) };
      continue;
    }
    if (entries.length === 0) return ending(head);
    for (const entry of entries) {
      const problem = problemOf(entry, head);
      if (problem !== undefined) return { ...ending(head), problem };
      head = { sequence: entry.sequence, hash: entry.hash };
    }
  }
}

const ending = (head: AuditHead): AuditVerification => ({ valid: head.sequence, head });

function problemOf(entry: AuditEntry, head: AuditHead): AuditProblem | undefined {
  const sequence = head.sequence + 1;
  if (entry.sequence !== sequence) return { kind: "sequence", sequence, found: entry.sequence };
  if (entry.previousHash !== head.hash) return { kind: "link", sequence };
  return auditHash(entry) === entry.hash ? undefined : { kind: "hash", sequence };
}

function unreadable(sequence: number, error: unknown): AuditProblem {
  return { kind: "unreadable", sequence, message: error instanceof Error ? error.message : String(error) };
}

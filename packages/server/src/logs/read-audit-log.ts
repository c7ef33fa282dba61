import { type AuditLogEntry, LIMITS } from "@epb/contract";
import type { Services } from "../services.js";

/** The entries of the audit log after a number, in their order. */
export async function readAuditLog(
  { after = 0, limit = LIMITS.pageSize.default }: { readonly after?: number; readonly limit?: number },
  { store }: Services,
): Promise<{ readonly items: readonly AuditLogEntry[]; readonly next?: number }> {
  // One more than asked for tells whether there is a next page.
  const entries = await store.auditEntries(after, limit + 1);
  const items = entries.slice(0, limit).map(({ sequence, at, action, actorId, subject, details, hash }) => ({
    sequence,
    at,
    action,
    ...(actorId !== undefined && { actorId }),
    ...(subject !== undefined && { subject }),
    ...(details !== undefined && { details }),
    hash,
  }));
  const last = items.at(-1);
  return { items, ...(entries.length > limit && last !== undefined && { next: last.sequence }) };
}

import { type AuditLogEntry, type AuditLogFilter, LIMITS, LogOrder } from "@epb/contract";
import type { AuditFilter } from "../../store/store.js";
import type { StoreServices } from "../../store/store-services.js";

interface AuditLogQuery extends AuditLogFilter {
  readonly order?: LogOrder;
  readonly cursor?: string;
  readonly limit?: number;
}

/** A page of the matching entries of the audit log. The cursor is the number of an entry. */
export async function readAuditLog(
  { order, cursor, limit = LIMITS.pageSize.default, ...filter }: AuditLogQuery,
  { store }: StoreServices,
): Promise<{ readonly items: readonly AuditLogEntry[]; readonly next?: string }> {
  const { entries, next } = await store.findAudit({
    where: withInstantsInUtc(filter),
    isNewestFirst: order !== LogOrder.OldestFirst,
    ...(cursor !== undefined && { after: Number(cursor) }),
    limit,
  });
  const items = entries.map(({ previousHash: _, ...entry }) => entry);
  return { items, ...(next !== undefined && { next: String(next) }) };
}

/** Instants are compared as texts, and stored in UTC. */
function withInstantsInUtc({ from, before, ...rest }: AuditLogFilter): AuditFilter {
  return {
    ...rest,
    ...(from !== undefined && { from: new Date(from).toISOString() }),
    ...(before !== undefined && { before: new Date(before).toISOString() }),
  };
}

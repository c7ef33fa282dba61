import { type AuditLogEntry, type AuditLogFilter, LIMITS, LogOrder, SIGN_IN_ACTIONS } from "@epb/contract";
import type { AuditEntry, AuditFilter, Reader } from "../../store/store.js";
import type { StoreServices } from "../../store/store-services.js";
import { PROJECT_ENTRIES } from "../projects/project-entries.js";

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
    where: storeFilter(filter),
    isNewestFirst: order !== LogOrder.OldestFirst,
    ...(cursor !== undefined && { after: Number(cursor) }),
    limit,
  });
  const nameOf = await projectNames(entries, store);
  const items = entries.map(({ previousHash: _, subject, ...entry }) => {
    const name = subject === undefined ? undefined : nameOf(subject);
    return {
      ...entry,
      ...(subject !== undefined && { subject: { ...subject, ...(name !== undefined && { name }) } }),
    };
  });
  return { items, ...(next !== undefined && { next: String(next) }) };
}

type Subject = NonNullable<AuditEntry["subject"]>;

/** Present names of the projects that entries are about. Each project is looked up once. */
async function projectNames(
  entries: readonly AuditEntry[],
  reader: Reader,
): Promise<(subject: Subject) => string | undefined> {
  const isProject = ({ kind }: Subject): boolean => kind === PROJECT_ENTRIES.name;
  const ids = entries.flatMap(({ subject }) => (subject !== undefined && isProject(subject) ? [subject.id] : []));
  const names = new Map<string, string>();
  for (const id of new Set(ids)) {
    const entry = await reader.get(PROJECT_ENTRIES, id);
    if (entry !== undefined) names.set(id, entry.document.name);
  }
  return (subject) => (isProject(subject) ? names.get(subject.id) : undefined);
}

/** Instants are compared as texts, and stored in UTC. */
function storeFilter({ from, before, exceptSignIns = false, ...rest }: AuditLogFilter): AuditFilter {
  return {
    ...rest,
    ...(exceptSignIns && { exceptActions: SIGN_IN_ACTIONS }),
    ...(from !== undefined && { from: new Date(from).toISOString() }),
    ...(before !== undefined && { before: new Date(before).toISOString() }),
  };
}

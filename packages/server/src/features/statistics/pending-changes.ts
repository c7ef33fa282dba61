import { documentId } from "../../base/document-id.js";
import type { Collection, Identified } from "../../store/collection.js";
import type { Transaction } from "../../store/store.js";
import type { Contributed } from "./contribution.js";

/** A project whose contribution differs from the last release. */
export interface PendingChange extends Identified {
  readonly projectId: string;
  /** Contribution in the last release; empty for a project that is not in the release. */
  readonly released: readonly Contributed[];
  readonly present: readonly Contributed[];
}

export const PENDING_CHANGES: Collection<PendingChange> = { name: "pending-statistics", columns: {} };

/** Notes that the contribution of a project differs from the last release, or is the same again. */
export async function notePendingChange(
  transaction: Transaction,
  projectId: string,
  before: readonly Contributed[],
  present: readonly Contributed[],
): Promise<void> {
  const stored = await transaction.get(PENDING_CHANGES, pendingId(projectId));
  const released = stored?.document.released ?? before;
  await writePendingChange(transaction, { id: pendingId(projectId), projectId, released, present });
}

/** Writes a change, or removes it if nothing differs from the release. */
export async function writePendingChange(transaction: Transaction, change: PendingChange): Promise<void> {
  const stored = await transaction.get(PENDING_CHANGES, change.id);
  const isPending = !hasSameParts(change.released, change.present);
  if (stored === undefined) {
    if (isPending) await transaction.insert(PENDING_CHANGES, change);
  } else if (isPending) await transaction.update(PENDING_CHANGES, change, stored.revision);
  else await transaction.remove(PENDING_CHANGES, change.id, stored.revision);
}

const pendingId = (projectId: string): string => documentId(`pending-statistics/${projectId}`);

/** True if both contributions have the same parts, in any order. */
export function hasSameParts(one: readonly Contributed[], other: readonly Contributed[]): boolean {
  const text = (parts: readonly Contributed[]): string =>
    parts
      .map((part) => JSON.stringify(part))
      .sort()
      .join();
  return one.length === other.length && text(one) === text(other);
}

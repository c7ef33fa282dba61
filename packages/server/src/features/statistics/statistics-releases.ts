import { documentId } from "../../base/document-id.js";
import type { Collection, Identified, Stored } from "../../store/collection.js";
import type { Reader, Transaction } from "../../store/store.js";
import { AGGREGATES, PROJECT_CONTRIBUTIONS, readEpochs } from "./aggregates.js";
import { inSlices } from "./in-slices.js";
import { PENDING_CHANGES, type PendingChange, writePendingChange } from "./pending-changes.js";
import { releasableChanges, type TallyCell } from "./releasable-changes.js";
import { SUBJECTS } from "./tables.js";

/** The last release of the statistics. */
export interface StatisticsRelease extends Identified {
  /** ISO 8601 instant. */
  readonly at: string;
}

export const STATISTICS_RELEASES: Collection<StatisticsRelease> = { name: "statistics-releases", columns: {} };

/** Cells of a subject at the last release. */
export interface ReleasedAggregates extends Identified {
  readonly subject: string;
  readonly aggregates: readonly TallyCell[];
}

export const RELEASED_AGGREGATES: Collection<ReleasedAggregates> = { name: "released-aggregates", columns: {} };

const RELEASE_ID = documentId("statistics-release");
const aggregatesId = (subject: string): string => documentId(`released-aggregates/${subject}`);

/** More than the product of all years, states, kinds, and segments. */
const MOST_AGGREGATES = 10_000;

/** Changes that one release considers. */
const MOST_CHANGES = 2_000;

/** Least time between two releases, in milliseconds: a large import makes few releases. */
export const LEAST_BETWEEN_RELEASES = 60_000;

/** True if there is a release. */
export const hasRelease = async (reader: Reader): Promise<boolean> =>
  (await reader.get(STATISTICS_RELEASES, RELEASE_ID)) !== undefined;

/** True if enough projects have changed for a new release. @param minimum - Projects in a group. */
export async function isReleaseDue(reader: Reader, minimum: number, now: Date): Promise<boolean> {
  const stored = await reader.get(STATISTICS_RELEASES, RELEASE_ID);
  if (stored === undefined) {
    const { published } = await readEpochs(reader);
    return (await reader.count(PROJECT_CONTRIBUTIONS, [{ column: "epoch", is: published }])) >= minimum;
  }
  if (now.getTime() - Date.parse(stored.document.at) < LEAST_BETWEEN_RELEASES) return false;
  return (await reader.count(PENDING_CHANGES, [])) >= minimum;
}

/**
 * Releases all present aggregates for the first time, and then the changes that {@link releasableChanges} finds. A
 * second call at the same time changes nothing.
 */
export async function releaseStatistics(transaction: Transaction, minimum: number, now: Date): Promise<void> {
  if (!(await isReleaseDue(transaction, minimum, now))) return;
  const stored = await transaction.get(STATISTICS_RELEASES, RELEASE_ID);
  const release = { id: RELEASE_ID, at: now.toISOString() };
  if (stored === undefined) {
    await releaseAll(transaction);
    await transaction.insert(STATISTICS_RELEASES, release);
  } else if (await releaseChanges(transaction, minimum, now)) {
    await transaction.update(STATISTICS_RELEASES, release, stored.revision);
  }
}

async function releaseAll(transaction: Transaction): Promise<void> {
  const { published } = await readEpochs(transaction);
  for (const subject of SUBJECTS) {
    const where = [{ column: "subject", is: `${published}/${subject}` }];
    const { items } = await transaction.find(AGGREGATES, { where, limit: MOST_AGGREGATES });
    const aggregates = items.map(({ document: { table, row, column, tally } }) => ({ table, row, column, tally }));
    await writeReleased(transaction, subject, aggregates);
  }
}

/** @returns False if no change can be released. */
async function releaseChanges(transaction: Transaction, minimum: number, now: Date): Promise<boolean> {
  const items = await changesFrom(documentId(now.toISOString()), transaction);
  const changes = new Map(items.map(({ document }) => [document.projectId, document]));
  let hasReleased = false;
  for (const subject of SUBJECTS) {
    const isOfSubject = (part: { readonly subject: string }): boolean => part.subject === subject;
    const ofSubject = [...changes.values()].map(({ projectId, released, present }) => {
      return { projectId, released: released.filter(isOfSubject), present: present.filter(isOfSubject) };
    });
    const before = await releasedAggregates(subject, transaction);
    const { changes: releasable, cells } = await inSlices(releasableChanges(ofSubject, before, minimum));
    if (releasable.length === 0) continue;
    hasReleased = true;
    await writeReleased(transaction, subject, cells);
    for (const { projectId, present } of releasable) {
      const change = changes.get(projectId);
      if (change === undefined) continue;
      const released = [...change.released.filter((part) => !isOfSubject(part)), ...present];
      changes.set(projectId, { ...change, released });
    }
  }
  for (const { document } of items) {
    const change = changes.get(document.projectId);
    if (change !== undefined && change !== document) await writePendingChange(transaction, change);
  }
  return hasReleased;
}

/**
 * Changes from an id on, and then from the first one. Each release starts at another id, so that changes that must wait
 * do not keep out the others.
 */
async function changesFrom(id: string, reader: Reader): Promise<readonly Stored<PendingChange>[]> {
  const after = await reader.find(PENDING_CHANGES, { after: { value: null, id }, limit: MOST_CHANGES });
  const first = await reader.find(PENDING_CHANGES, { limit: MOST_CHANGES });
  return [...after.items, ...first.items.filter(({ document }) => document.id <= id)].slice(0, MOST_CHANGES);
}

async function writeReleased(
  transaction: Transaction,
  subject: string,
  aggregates: readonly TallyCell[],
): Promise<void> {
  const id = aggregatesId(subject);
  const before = await transaction.get(RELEASED_AGGREGATES, id);
  const document = { id, subject, aggregates };
  if (before === undefined) await transaction.insert(RELEASED_AGGREGATES, document);
  else await transaction.update(RELEASED_AGGREGATES, document, before.revision);
}

/** Time of the last release, ISO 8601; undefined before the first one. */
export async function releasedAt(reader: Reader): Promise<string | undefined> {
  return (await reader.get(STATISTICS_RELEASES, RELEASE_ID))?.document.at;
}

export async function releasedAggregates(subject: string, reader: Reader): Promise<readonly TallyCell[]> {
  return (await reader.get(RELEASED_AGGREGATES, aggregatesId(subject)))?.document.aggregates ?? [];
}

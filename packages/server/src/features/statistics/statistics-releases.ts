import { createHash } from "node:crypto";
import { documentId } from "../../base/document-id.js";
import type { Collection, Identified } from "../../store/collection.js";
import type { Reader, Transaction } from "../../store/store.js";
import { AGGREGATES, type Aggregate, PROJECT_CONTRIBUTIONS, readEpochs } from "./aggregates.js";
import type { Contributed } from "./contribution.js";
import { SUBJECTS } from "./tables.js";

/**
 * The last release of the statistics. Two releases differ by the contributions of at least as many projects as a group
 * must have, so that the difference of two totals of all projects does not show a single approval. In one group, fewer
 * projects can have changed (0056).
 */
export interface StatisticsRelease extends Identified {
  /** ISO 8601 instant. */
  readonly at: string;
  /** For each project whose contribution differs from the release: hash of its contribution in the release. */
  readonly changed: Readonly<Record<string, string>>;
}

export const STATISTICS_RELEASES: Collection<StatisticsRelease> = { name: "statistics-releases", columns: {} };

/** Aggregates of a subject at the last release. */
export interface ReleasedAggregates extends Identified {
  readonly subject: string;
  readonly aggregates: readonly Aggregate[];
}

export const RELEASED_AGGREGATES: Collection<ReleasedAggregates> = { name: "released-aggregates", columns: {} };

const RELEASE_ID = documentId("statistics-release");
const aggregatesId = (subject: string): string => documentId(`released-aggregates/${subject}`);

/** More than the product of all years, states, kinds, and segments. */
const MOST_AGGREGATES = 10_000;

/** Projects that are noted: more than the largest minimum. A large import does not note all of them. */
const MOST_CHANGED = 200;

/** Least time between two releases, in milliseconds: a large import makes few releases. */
const LEAST_BETWEEN = 60_000;

/** Notes that the contribution of a project differs from the last release, or is the same again. */
export async function noteContribution(
  transaction: Transaction,
  projectId: string,
  before: readonly Contributed[],
  after: readonly Contributed[],
): Promise<void> {
  const stored = await transaction.get(STATISTICS_RELEASES, RELEASE_ID);
  if (stored === undefined) return;
  const { [projectId]: released = hashOf(before), ...others } = stored.document.changed;
  const isChanged = hashOf(after) !== released;
  if (isChanged && Object.keys(others).length >= MOST_CHANGED) return;
  const changed = isChanged ? { ...others, [projectId]: released } : others;
  await transaction.update(STATISTICS_RELEASES, { ...stored.document, changed }, stored.revision);
}

const hashOf = (parts: readonly Contributed[]): string =>
  parts.length === 0 ? "" : createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** True if enough projects have changed for a new release. @param minimum - Projects in a group. */
export async function isReleaseDue(reader: Reader, minimum: number, now: Date): Promise<boolean> {
  const stored = await reader.get(STATISTICS_RELEASES, RELEASE_ID);
  if (stored === undefined) {
    const { published } = await readEpochs(reader);
    return (await reader.count(PROJECT_CONTRIBUTIONS, [{ column: "epoch", is: published }])) >= minimum;
  }
  const { at, changed } = stored.document;
  return Object.keys(changed).length >= minimum && now.getTime() - Date.parse(at) >= LEAST_BETWEEN;
}

/** Releases the present aggregates of all subjects together. A second call at the same time changes nothing. */
export async function releaseStatistics(transaction: Transaction, minimum: number, now: Date): Promise<void> {
  if (!(await isReleaseDue(transaction, minimum, now))) return;
  const { published } = await readEpochs(transaction);
  for (const subject of SUBJECTS) {
    const where = [{ column: "subject", is: `${published}/${subject}` }];
    const { items } = await transaction.find(AGGREGATES, { where, limit: MOST_AGGREGATES });
    const id = aggregatesId(subject);
    const before = await transaction.get(RELEASED_AGGREGATES, id);
    const document = { id, subject, aggregates: items.map((item) => item.document) };
    if (before === undefined) await transaction.insert(RELEASED_AGGREGATES, document);
    else await transaction.update(RELEASED_AGGREGATES, document, before.revision);
  }
  const stored = await transaction.get(STATISTICS_RELEASES, RELEASE_ID);
  const release = { id: RELEASE_ID, at: now.toISOString(), changed: {} };
  if (stored === undefined) await transaction.insert(STATISTICS_RELEASES, release);
  else await transaction.update(STATISTICS_RELEASES, release, stored.revision);
}

/** Time of the last release, ISO 8601; undefined before the first one. */
export async function releasedAt(reader: Reader): Promise<string | undefined> {
  return (await reader.get(STATISTICS_RELEASES, RELEASE_ID))?.document.at;
}

export async function releasedAggregates(subject: string, reader: Reader): Promise<readonly Aggregate[]> {
  return (await reader.get(RELEASED_AGGREGATES, aggregatesId(subject)))?.document.aggregates ?? [];
}

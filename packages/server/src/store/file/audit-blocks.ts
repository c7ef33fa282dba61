import type { AuditEntry, AuditFilter, AuditPage, AuditQuery } from "../store.js";

/** Entries that follow each other, and what is known of them without a look. */
export interface AuditBlock {
  /** Numbers of the first, and of the one behind the last. */
  readonly first: number;
  readonly until: number;
  /** Between these two instants all of them were made. */
  readonly from: string;
  readonly to: string;
  /** Those in whose JSON all the parts stand, in their order. */
  entries(parts: readonly string[]): Promise<readonly AuditEntry[]>;
}

/** So many blocks are read for a page at most; those whose time is another one are passed over without a look. */
const BLOCKS_READ = 800;

/** Entries that are in no file yet, as one block; none without them. */
export function blockOf(entries: readonly AuditEntry[]): readonly AuditBlock[] {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return [];
  const instants = entries.map(({ at }) => at).sort();
  const [from = "", to = ""] = [instants[0], instants.at(-1)];
  return [{ first: first.sequence, until: last.sequence + 1, from, to, entries: async () => entries }];
}

/** A page of the log. @param blocks - All of it, in its order. */
export async function findInBlocks(
  blocks: readonly AuditBlock[],
  { where = {}, isNewestFirst = false, after, limit }: AuditQuery,
): Promise<AuditPage> {
  const parts = [where.action, where.actorId, where.subjectId].flatMap((text) =>
    text === undefined ? [] : [JSON.stringify(text)],
  );
  const isAhead = (sequence: number): boolean =>
    after === undefined || (isNewestFirst ? sequence < after : sequence > after);
  const found: AuditEntry[] = [];
  let read = 0;
  for (const block of isNewestFirst ? [...blocks].reverse() : blocks) {
    const [nearest, farthest] = isNewestFirst ? [block.until - 1, block.first] : [block.first, block.until - 1];
    if (!isAhead(farthest) || !isOfTime(block, where)) continue;
    if (read === BLOCKS_READ) return { entries: found, next: isNewestFirst ? nearest + 1 : nearest - 1 };
    read += 1;
    const entries = (await block.entries(parts)).filter((entry) => isAhead(entry.sequence) && fulfils(entry, where));
    found.push(...(isNewestFirst ? entries.reverse() : entries));
    const last = found[limit - 1];
    if (last !== undefined && found.length > limit) return { entries: found.slice(0, limit), next: last.sequence };
  }
  return { entries: found };
}

const isOfTime = ({ from, to }: AuditBlock, where: AuditFilter): boolean =>
  (where.from === undefined || to >= where.from) && (where.before === undefined || from < where.before);

const fulfils = ({ at, action, actorId, subject }: AuditEntry, where: AuditFilter): boolean =>
  (where.action === undefined || action === where.action) &&
  (where.actorId === undefined || actorId === where.actorId) &&
  (where.subjectId === undefined || subject?.id === where.subjectId) &&
  (where.from === undefined || at >= where.from) &&
  (where.before === undefined || at < where.before);

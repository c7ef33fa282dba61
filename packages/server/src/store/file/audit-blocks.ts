import type { AuditEntry, AuditFilter, AuditPage, AuditQuery } from "../store.js";

/** Consecutive entries, with a summary that is available without reading them. */
export interface AuditBlock {
  /** Number of the first entry, and of the one after the last. */
  readonly first: number;
  readonly until: number;
  /** All entries are between these instants. */
  readonly from: string;
  readonly to: string;
  /** Entries whose JSON contains all the parts, in their order. */
  entries(parts: readonly string[]): Promise<readonly AuditEntry[]>;
}

/** Maximum number of blocks that are read for a page. Blocks outside the requested time are skipped without reading. */
const BLOCKS_READ = 800;

/** Entries that are in no file yet, as one block; empty without entries. */
export function blockOf(entries: readonly AuditEntry[]): readonly AuditBlock[] {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return [];
  const instants = entries.map(({ at }) => at).sort();
  const [from = "", to = ""] = [instants[0], instants.at(-1)];
  return [{ first: first.sequence, until: last.sequence + 1, from, to, entries: async () => entries }];
}

/** A page of the log. @param blocks - The whole log, in its order. */
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
  where.exceptActions?.includes(action) !== true &&
  (where.actorId === undefined || actorId === where.actorId) &&
  (where.subjectId === undefined || subject?.id === where.subjectId) &&
  (where.from === undefined || at >= where.from) &&
  (where.before === undefined || at < where.before);

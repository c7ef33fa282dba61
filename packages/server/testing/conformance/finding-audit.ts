import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import type { AuditEntry, AuditEvent, AuditFilter, AuditQuery } from "../../src/store/store.js";
import { itemId } from "../conformance-items.js";
import type { CurrentStore } from "../store-conformance.js";

const ACTIONS = ["project.approved", "project.returned", "session.started"] as const;
const [ADA, BEN, PROJECT] = [itemId(1), itemId(2), itemId(3)];

/** A minute of the log, in a year; clocks can be wrong, so not every minute follows the previous one. */
const instant = (minute: number): string => new Date(Date.UTC(2026, 11, 31, 20) + minute * 60_000).toISOString();

const filters: fc.Arbitrary<AuditFilter> = fc.record(
  {
    actorId: fc.constantFrom(ADA, BEN),
    action: fc.constantFrom(...ACTIONS),
    exceptActions: fc.subarray([...ACTIONS]),
    subjectId: fc.constantFrom(PROJECT, itemId(4)),
    from: fc.integer({ min: 0, max: 620 }).map(instant),
    before: fc.integer({ min: 0, max: 620 }).map(instant),
  },
  { requiredKeys: [] },
);

const queries: fc.Arbitrary<AuditQuery> = fc.record({
  where: filters,
  isNewestFirst: fc.boolean(),
  limit: fc.integer({ min: 1, max: 700 }),
});

/** More than one block of a file, over New Year, with clocks that go back. */
const EVENTS: readonly AuditEvent[] = Array.from({ length: 600 }, (_, index) => ({
  at: instant(index % 97 === 0 ? index / 2 : index),
  action: ACTIONS[index % 3] ?? ACTIONS[0],
  ...(index % 4 !== 0 && { actorId: index % 7 === 0 ? BEN : ADA }),
  ...(index % 5 === 0 && { subject: { kind: "projects", id: PROJECT } }),
  // A text that only looks like what is sought.
  details: { note: `"at":"2020" ${JSON.stringify(index % 11 === 0 ? BEN : "none")}` },
}));

const isSought = ({ at, action, actorId, subject }: AuditEvent, where: AuditFilter): boolean =>
  (where.actorId ?? actorId) === actorId &&
  (where.action ?? action) === action &&
  where.exceptActions?.includes(action) !== true &&
  (where.subjectId ?? subject?.id) === subject?.id &&
  at >= (where.from ?? "") &&
  at < (where.before ?? "~");

export function describeFindingAudit(current: CurrentStore): void {
  const write = (events: readonly AuditEvent[]): Promise<void> =>
    current().transact(async (transaction) => {
      for (const event of events) await transaction.record(event);
    });

  /** All pages, one after the other. */
  async function all(query: AuditQuery): Promise<readonly AuditEntry[]> {
    const found: AuditEntry[] = [];
    let after = query.after;
    do {
      const page = await current().findAudit({ ...query, ...(after !== undefined && { after }) });
      expect(page.entries.length).toBeLessThanOrEqual(query.limit);
      found.push(...page.entries);
      after = page.next;
    } while (after !== undefined);
    return found;
  }

  describe("entries of the audit log", () => {
    test("are found by who did it, what, to what and when, in either order and page by page", async () => {
      await write(EVENTS);
      const entries = await current().auditEntries(0, 1000);
      await fc.assert(
        fc.asyncProperty(queries, async (query) => {
          const sought = entries.filter((entry) => isSought(entry, query.where ?? {}));
          expect(await all(query)).toEqual(query.isNewestFirst === true ? sought.reverse() : sought);
        }),
        { numRuns: runs(60) },
      );
    });

    test("are none in an empty log, and come without a next page where there is none", async () => {
      expect(await current().findAudit({ limit: 5 })).toEqual({ entries: [] });
      expect(await current().findAudit({ isNewestFirst: true, limit: 5 })).toEqual({ entries: [] });
      await write(EVENTS.slice(0, 5));
      const { entries, next } = await current().findAudit({ isNewestFirst: true, limit: 5 });
      expect(entries).toHaveLength(5);
      expect(next).toBeUndefined();
    });

    test("stay on their pages while others are added", async () => {
      await write(EVENTS.slice(0, 30));
      const first = await current().findAudit({ isNewestFirst: true, limit: 10 });
      await write(EVENTS.slice(30, 40));
      const second = await current().findAudit({ isNewestFirst: true, limit: 10, after: first.next ?? 0 });
      expect([...first.entries, ...second.entries].map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 20 }, (_, index) => 30 - index),
      );
      const forward = await current().findAudit({ limit: 30 });
      await write(EVENTS.slice(40, 41));
      const rest = await current().findAudit({ limit: 30, after: forward.next ?? 0 });
      expect(rest.entries.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 11 }, (_, index) => 31 + index),
      );
    });
  });
}

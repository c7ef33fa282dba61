import { describe, expect, test } from "vitest";
import type { AuditEvent } from "../../src/store/store.js";
import { findPaged, ITEMS, insertAll, itemId } from "../conformance-items.js";
import type { CurrentStore } from "../store-conformance.js";

const [A, B] = [itemId(1), itemId(2)];
const event: AuditEvent = { at: "2026-11-21T12:00:00.000Z", action: "project.changed" };

export function describeTransactions(current: CurrentStore): void {
  describe("a transaction", () => {
    test("sees what it has written itself", async () => {
      await insertAll(current(), [
        { id: A, name: "one", label: "x" },
        { id: B, name: "two", label: "x" },
      ]);
      await current().transact(async (transaction) => {
        await transaction.update(ITEMS, { id: A, name: "three", label: "y" }, 1);
        await transaction.remove(ITEMS, B, 1);
        await transaction.insert(ITEMS, { id: itemId(3), label: "x" });
        expect((await transaction.get(ITEMS, A))?.revision).toBe(2);
        expect(await transaction.get(ITEMS, B)).toBeUndefined();
        expect(await transaction.getBy(ITEMS, "name", "one")).toBeUndefined();
        expect(await transaction.getBy(ITEMS, "name", "two")).toBeUndefined();
        expect((await transaction.getBy(ITEMS, "name", "three"))?.document.id).toBe(A);
        const found = await transaction.find(ITEMS, { where: [{ column: "label", is: "x" }], limit: 9 });
        expect(found.items.map(({ document }) => document.id)).toEqual([itemId(3)]);
        expect(await transaction.count(ITEMS)).toBe(2);
      });
    });

    test("shows nothing to others before it is done", async () => {
      await insertAll(current(), [{ id: A, count: 1 }]);
      await current().transact(async (transaction) => {
        await transaction.update(ITEMS, { id: A, count: 2 }, 1);
        await transaction.insert(ITEMS, { id: B });
        expect((await current().get(ITEMS, A))?.document.count).toBe(1);
        expect(await current().count(ITEMS)).toBe(1);
      });
      expect((await current().get(ITEMS, A))?.document.count).toBe(2);
      expect(await current().count(ITEMS)).toBe(2);
    });

    test("that throws leaves nothing behind, and throws what was thrown", async () => {
      await insertAll(current(), [{ id: A, name: "one" }]);
      const failing = current().transact(async (transaction) => {
        await transaction.update(ITEMS, { id: A, name: "other" }, 1);
        await transaction.insert(ITEMS, { id: B, name: "one" });
        await transaction.record(event);
        await transaction.enqueue({ kind: "none", data: {} });
        throw new RangeError("changed my mind");
      });
      await expect(failing).rejects.toThrow(new RangeError("changed my mind"));
      expect(await current().get(ITEMS, A)).toEqual({ document: { id: A, name: "one" }, revision: 1 });
      expect((await current().getBy(ITEMS, "name", "one"))?.document.id).toBe(A);
      expect(await current().count(ITEMS)).toBe(1);
      expect(await current().auditEntries(0, 10)).toEqual([]);
      await insertAll(current(), [{ id: B, name: "other" }]);
    });

    test("answers with what its work gives", async () => {
      expect(await current().transact(async () => "done")).toBe("done");
      expect(await current().transact((transaction) => transaction.count(ITEMS))).toBe(0);
    });

    test("loses no update when many change one document at once", async () => {
      await insertAll(current(), [{ id: A, count: 0 }]);
      const increment = (): Promise<unknown> =>
        current().transact(async (transaction) => {
          const stored = await transaction.get(ITEMS, A);
          if (stored === undefined) throw new Error("gone");
          const { document, revision } = stored;
          await transaction.update(ITEMS, { ...document, count: (document.count ?? 0) + 1 }, revision);
        });
      await Promise.all(Array.from({ length: 24 }, increment));
      expect(await current().get(ITEMS, A)).toEqual({ document: { id: A, count: 24 }, revision: 25 });
    });

    test("does not decide on what another one changes beside it", async () => {
      // Each transaction would leave one item open, so in a serializable order only one of two closes an item.
      await insertAll(current(), [
        { id: A, isOpen: true },
        { id: B, isOpen: true },
      ]);
      const close = (id: string): Promise<void> =>
        current().transact(async (transaction) => {
          const open = await transaction.count(ITEMS, [{ column: "isOpen", is: true }]);
          const revision = (await transaction.get(ITEMS, id))?.revision ?? 0;
          if (open > 1) await transaction.update(ITEMS, { id, isOpen: false }, revision);
        });
      await Promise.all([close(A), close(B)]);
      expect(await current().count(ITEMS, [{ column: "isOpen", is: true }])).toBe(1);
    });

    test("gives a unique value to one of many that want it at once", async () => {
      const attempts = Array.from({ length: 12 }, (_, index) =>
        current().transact((transaction) => transaction.insert(ITEMS, { id: itemId(index), name: "wanted" })),
      );
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ kind: "duplicate" });
      }
      expect(await current().count(ITEMS)).toBe(1);
    });

    test("that fails does not disturb those beside it", async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          current().transact(async (transaction) => {
            await transaction.insert(ITEMS, { id: itemId(index), count: index });
            await transaction.record({ ...event, details: { index } });
            if (index % 3 === 0) throw new Error("not this one");
          }),
        ),
      );
      const kept = outcomes.flatMap(({ status }, index) => (status === "fulfilled" ? [index] : []));
      expect(kept).toHaveLength(13);
      const found = await findPaged(current(), { limit: 4 });
      expect(found.map(({ count }) => count)).toEqual(kept);
      expect(await current().auditEntries(0, 100)).toHaveLength(13);
    });
  });
}

import { describe, expect, test } from "vitest";
import { StoreConflict } from "../../src/store/store-conflict.js";
import { BOXES, ITEMS, insertAll, itemId } from "../conformance-items.js";
import type { CurrentStore } from "../store-conformance.js";

const [A, B, C] = [itemId(1), itemId(2), itemId(3)];

export function describeWriting(current: CurrentStore): void {
  describe("writing", () => {
    test("keeps a document as it is, with revision 1", async () => {
      const content = { text: "é “quoted” \n 😀", list: [1, null, { deep: [true, "0.10"] }], empty: {}, number: 1e21 };
      const document = { id: A, name: "first", count: 0.1, price: "1234567.890", isOpen: false, tags: ["a"], content };
      const written = await current().transact((transaction) => transaction.insert(ITEMS, document));
      expect(written).toEqual({ document, revision: 1 });
      expect(await current().get(ITEMS, A)).toEqual({ document, revision: 1 });
      expect(await current().getBy(ITEMS, "name", "first")).toEqual({ document, revision: 1 });
    });

    test("keeps the JSON that comes with a document, and its columns", async () => {
      await insertAll(current(), [{ id: A, name: "first" }]);
      const document = { id: A, name: "second", content: "an object" };
      const json = Buffer.from(`{"id":"${A}","name":"second","content":"its JSON"}`);
      await current().transact((transaction) => transaction.update(ITEMS, document, 1, json));
      const stored = { document: { id: A, name: "second", content: "its JSON" }, revision: 2 };
      expect(await current().get(ITEMS, A)).toEqual(stored);
      expect(await current().getBy(ITEMS, "name", "second")).toEqual(stored);
    });

    test("says nothing of what is not there", async () => {
      expect(await current().get(ITEMS, A)).toBeUndefined();
      expect(await current().getBy(ITEMS, "name", "first")).toBeUndefined();
      expect(await current().find(ITEMS, { limit: 10 })).toEqual({ items: [] });
      expect(await current().count(ITEMS)).toBe(0);
    });

    test("counts the revisions of a document, and begins again after a removal", async () => {
      await insertAll(current(), [{ id: A, count: 1 }]);
      const revision = await current().transact(async (transaction) => {
        const { revision } = await transaction.update(ITEMS, { id: A, count: 2 }, 1);
        return (await transaction.update(ITEMS, { id: A, count: 3 }, revision)).revision;
      });
      expect(revision).toBe(3);
      expect(await current().get(ITEMS, A)).toEqual({ document: { id: A, count: 3 }, revision: 3 });
      await current().transact((transaction) => transaction.remove(ITEMS, A, 3));
      expect(await current().get(ITEMS, A)).toBeUndefined();
      expect(await current().count(ITEMS)).toBe(0);
      await insertAll(current(), [{ id: A }]);
      expect((await current().get(ITEMS, A))?.revision).toBe(1);
    });

    test("refuses a revision that is no longer the one that is stored, and tells it", async () => {
      await insertAll(current(), [{ id: A }]);
      await current().transact((transaction) => transaction.update(ITEMS, { id: A, count: 1 }, 1));
      const stale = { name: "StoreConflict", kind: "stale", collection: "items", details: { revision: 2 } };
      await expect(
        current().transact((transaction) => transaction.update(ITEMS, { id: A, count: 9 }, 1)),
      ).rejects.toMatchObject(stale);
      await expect(current().transact((transaction) => transaction.remove(ITEMS, A, 1))).rejects.toMatchObject(stale);
      expect((await current().get(ITEMS, A))?.document.count).toBe(1);
    });

    test("refuses to change or remove what is not there", async () => {
      const missing = { kind: "missing", collection: "items" };
      await expect(current().transact((transaction) => transaction.update(ITEMS, { id: A }, 1))).rejects.toMatchObject(
        missing,
      );
      await expect(current().transact((transaction) => transaction.remove(ITEMS, A, 1))).rejects.toMatchObject(missing);
    });

    test("refuses an id that is taken", async () => {
      await insertAll(current(), [{ id: A, count: 1 }]);
      await expect(insertAll(current(), [{ id: A, count: 2 }])).rejects.toMatchObject({ kind: "duplicate" });
      expect((await current().get(ITEMS, A))?.document.count).toBe(1);
    });

    test("refuses a unique value that another document has, and names the column", async () => {
      await insertAll(current(), [{ id: A, name: "one" }, { id: B, name: "two" }, { id: C }]);
      const duplicate = { kind: "duplicate", collection: "items", details: { column: "name" } };
      await expect(insertAll(current(), [{ id: itemId(4), name: "one" }])).rejects.toMatchObject(duplicate);
      await expect(
        current().transact((transaction) => transaction.update(ITEMS, { id: C, name: "two" }, 1)),
      ).rejects.toMatchObject(duplicate);
      await expect(
        insertAll(current(), [
          { id: itemId(4), name: "new" },
          { id: itemId(5), name: "new" },
        ]),
      ).rejects.toMatchObject(duplicate);
      expect(await current().count(ITEMS)).toBe(3);
    });

    test("lets a document keep its unique value, and any number have none", async () => {
      await insertAll(current(), [{ id: A, name: "one" }, { id: B }, { id: C }]);
      await current().transact((transaction) => transaction.update(ITEMS, { id: A, name: "one", count: 1 }, 1));
      expect((await current().getBy(ITEMS, "name", "one"))?.revision).toBe(2);
    });

    test("frees a unique value within the transaction that gives it up", async () => {
      await insertAll(current(), [
        { id: A, name: "one" },
        { id: B, name: "two" },
      ]);
      await current().transact(async (transaction) => {
        await transaction.update(ITEMS, { id: A, name: "between" }, 1);
        await transaction.update(ITEMS, { id: B, name: "one" }, 1);
        await transaction.update(ITEMS, { id: A, name: "two" }, 2);
      });
      expect((await current().getBy(ITEMS, "name", "one"))?.document.id).toBe(B);
      expect((await current().getBy(ITEMS, "name", "two"))?.document.id).toBe(A);
      await current().transact(async (transaction) => {
        await transaction.remove(ITEMS, A, 3);
        await transaction.insert(ITEMS, { id: C, name: "two" });
      });
      expect((await current().getBy(ITEMS, "name", "two"))?.document.id).toBe(C);
    });

    test("refuses a swap whose first half alone would leave two with one value", async () => {
      await insertAll(current(), [
        { id: A, name: "one" },
        { id: B, name: "two" },
      ]);
      const swap = current().transact(async (transaction) => {
        await transaction.update(ITEMS, { id: A, name: "two" }, 1);
        await transaction.update(ITEMS, { id: B, name: "one" }, 1);
      });
      await expect(swap).rejects.toBeInstanceOf(StoreConflict);
      expect((await current().getBy(ITEMS, "name", "one"))?.document.id).toBe(A);
    });

    test("keeps collections apart", async () => {
      await current().transact(async (transaction) => {
        await transaction.insert(ITEMS, { id: A, name: "one", count: 1 });
        await transaction.insert(BOXES, { id: A, name: "one", count: 2 });
      });
      expect((await current().get(ITEMS, A))?.document.count).toBe(1);
      expect((await current().getBy(BOXES, "name", "one"))?.document.count).toBe(2);
    });

    test("is not changed by who changes an object that was written or read", async () => {
      const content = { list: [1] };
      await insertAll(current(), [{ id: A, content }]);
      content.list.push(2);
      const read = await current().get(ITEMS, A);
      // An object that a store keeps for itself is frozen, one that it gives away is not.
      Reflect.set(read?.document ?? {}, "content", "changed");
      expect((await current().get(ITEMS, A))?.document.content).toEqual({ list: [1] });
    });
  });
}

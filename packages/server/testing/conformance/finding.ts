import { describe, expect, test } from "vitest";
import { cursorText, parseCursor, type Query } from "../../src/store/query.js";
import { findPaged, ITEMS, type Item, insertAll, itemId } from "../conformance-items.js";
import type { CurrentStore } from "../store-conformance.js";

/** Numbers of the items that a query finds, page by page. */
async function numbers(current: CurrentStore, query: Query): Promise<number[]> {
  return (await findPaged(current(), query)).map(({ id }) => Number(id.slice(-12)));
}

const ITEMS_OF_ALL_KINDS: readonly Item[] = [
  { id: itemId(1), label: "pump", count: 3, price: "10", isOpen: true, tags: ["red", "big"] },
  { id: itemId(2), label: "lamp", count: -1, price: "9.5", isOpen: false, tags: [] },
  { id: itemId(3), label: "heat pump", count: 3, price: "-2", isOpen: true, tags: ["big"] },
  { id: itemId(4) },
  { id: itemId(5), label: "fan", count: 2.5, price: "100", tags: ["redder"] },
];

export function describeFinding(current: CurrentStore): void {
  describe("finding", () => {
    test.each<[string, NonNullable<Query["where"]>, number[]]>([
      ["a text", [{ column: "label", is: "pump" }], [1]],
      ["a number", [{ column: "count", is: 3 }], [1, 3]],
      ["a decimal of the same value", [{ column: "price", is: "10.00" }], [1]],
      ["true", [{ column: "isOpen", is: true }], [1, 3]],
      ["false, which is not nothing", [{ column: "isOpen", is: false }], [2]],
      ["one of several", [{ column: "label", anyOf: ["fan", "lamp", "none", "fan"] }], [2, 5]],
      ["one of none", [{ column: "label", anyOf: [] }], []],
      ["a text among texts", [{ column: "tags", hasAny: ["big"] }], [1, 3]],
      ["whole texts only", [{ column: "tags", hasAny: ["red"] }], [1]],
      [
        "one of several texts, which some documents have all",
        [{ column: "tags", hasAny: ["big", "red", "x"] }],
        [1, 3],
      ],
      ["one of no texts", [{ column: "tags", hasAny: [] }], []],
      ["a part of a text", [{ column: "label", includes: "pump" }], [1, 3]],
      ["signs that have a meaning elsewhere", [{ column: "label", includes: "%" }], []],
      ["numbers from one on", [{ column: "count", from: 2.5 }], [1, 3, 5]],
      ["numbers before one", [{ column: "count", before: 3 }], [2, 5]],
      ["decimals between two, as numbers", [{ column: "price", from: "9.50", before: "100" }], [1, 2]],
      ["texts between two", [{ column: "label", from: "g", before: "m" }], [2, 3]],
      [
        "all conditions at once",
        [
          { column: "count", is: 3 },
          { column: "label", includes: "heat" },
        ],
        [3],
      ],
      ["everything", [], [1, 2, 3, 4, 5]],
    ])("finds and counts %s", async (_, where, expected) => {
      await insertAll(current(), ITEMS_OF_ALL_KINDS);
      expect(await numbers(current, { where, limit: 2 })).toEqual(expected);
      expect(await current().count(ITEMS, where)).toBe(expected.length);
    });

    test("reads the values of a column, without an order", async () => {
      await insertAll(current(), ITEMS_OF_ALL_KINDS);
      const sorted = async (column: string, where: NonNullable<Query["where"]>) =>
        (await current().values(ITEMS, column, where)).map(String).sort();
      expect(await sorted("price", [])).toEqual(["-2", "10", "100", "9.5", "undefined"]);
      expect(await sorted("label", [{ column: "count", is: 3 }])).toEqual(["heat pump", "pump"]);
      expect(await sorted("isOpen", [{ column: "tags", hasAny: ["redder"] }])).toEqual(["undefined"]);
    });

    test.each<[string, string, boolean, number[]]>([
      ["numbers upwards", "count", false, [2, 5, 1, 3, 4]],
      ["numbers downwards", "count", true, [1, 3, 5, 2, 4]],
      ["decimals upwards, as numbers", "price", false, [3, 2, 1, 5, 4]],
      ["decimals downwards, as numbers", "price", true, [5, 1, 2, 3, 4]],
      ["false before true", "isOpen", false, [2, 1, 3, 4, 5]],
      ["true before false", "isOpen", true, [1, 3, 2, 4, 5]],
      ["texts upwards", "label", false, [5, 3, 2, 1, 4]],
      ["texts downwards", "label", true, [1, 2, 3, 5, 4]],
    ])(
      "orders %s, equal ones by id, those without a value last, in pages of any size",
      async (_, column, descending, expected) => {
        await insertAll(current(), ITEMS_OF_ALL_KINDS);
        for (const limit of [1, 2, 3, 5, 6]) {
          expect(await numbers(current, { orderBy: { column, descending }, limit })).toEqual(expected);
        }
      },
    );

    test("orders texts by code points, whatever the language", async () => {
      const labels = ["", "A", "Z", "a", "a b", "ab", "z", "é", "\uFF5E", "😀", "😀a"];
      await insertAll(
        current(),
        labels.map((label, index) => ({ id: itemId(labels.length - index), label })),
      );
      const found = await findPaged(current(), { orderBy: { column: "label" }, limit: 3 });
      expect(found.map(({ label }) => label)).toEqual(labels);
      const downwards = await findPaged(current(), { orderBy: { column: "label", descending: true }, limit: 3 });
      expect(downwards.map(({ label }) => label)).toEqual([...labels].reverse());
    });

    test("orders decimals with more digits than a number has", async () => {
      const prices = ["-0.5", "0", "123456789012345678.01", "123456789012345678.02", "1000000000000000000"];
      await insertAll(
        current(),
        prices.map((price, index) => ({ id: itemId(prices.length - index), price })),
      );
      const found = await findPaged(current(), { orderBy: { column: "price" }, limit: 2 });
      expect(found.map(({ price }) => price)).toEqual(prices);
    });

    test("goes on after a cursor that went through an address, also when its document is gone", async () => {
      await insertAll(current(), ITEMS_OF_ALL_KINDS);
      const query: Query = { orderBy: { column: "price", descending: true }, limit: 2 };
      const first = await current().find(ITEMS, query);
      const after = parseCursor(cursorText(first.next ?? { value: null, id: "" }));
      await current().transact((transaction) => transaction.remove(ITEMS, itemId(1), 1));
      expect(await numbers(current, { ...query, ...(after !== undefined && { after }) })).toEqual([2, 3, 4]);
    });

    test("does not promise a page after the last", async () => {
      await insertAll(current(), ITEMS_OF_ALL_KINDS);
      expect((await current().find(ITEMS, { limit: 5 })).next).toBeUndefined();
      expect((await current().find(ITEMS, { limit: 4 })).next).toBeDefined();
    });

    test("follows a document whose columns change", async () => {
      await insertAll(current(), [{ id: itemId(1), label: "old", tags: ["x"], count: 1 }]);
      await current().transact((transaction) =>
        transaction.update(ITEMS, { id: itemId(1), label: "new", count: 5 }, 1),
      );
      expect(await current().count(ITEMS, [{ column: "label", is: "old" }])).toBe(0);
      expect(await current().count(ITEMS, [{ column: "tags", hasAny: ["x"] }])).toBe(0);
      expect(await current().count(ITEMS, [{ column: "count", from: 2 }])).toBe(1);
    });

    test("refuses a column that the collection has not", async () => {
      await expect(current().find(ITEMS, { orderBy: { column: "size" }, limit: 1 })).rejects.toThrow("size");
      await expect(current().count(ITEMS, [{ column: "size", is: 1 }])).rejects.toThrow("size");
    });
  });
}

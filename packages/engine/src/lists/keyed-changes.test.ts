import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listChanges, withListChanges } from "./keyed-changes.js";

interface Item {
  readonly key: number;
  readonly value: string;
}
const keyOf = ({ key }: Item): number => key;
const isSame = (one: Item, other: Item): boolean => one.value === other.value;
const changes = (before: readonly Item[], after: readonly Item[]) => listChanges(before, after, keyOf, isSame);

const [one, two, three] = [1, 2, 3].map((key): Item => ({ key, value: "a" })) as [Item, Item, Item];

describe("the changes of a list", () => {
  test("are its new and different items and the keys of those that are gone", () => {
    const changed = { key: 2, value: "b" };
    expect(changes([one, two], [changed, three])).toEqual({ items: [changed, three], deletedItems: [1] });
  });

  test("are none between equal lists", () => {
    expect(changes([one, two], [{ ...one }, two])).toEqual({ items: [], deletedItems: [] });
  });

  test("name the order only where it is not the usual one", () => {
    expect(changes([one, two], [two, one])).toEqual({ items: [], deletedItems: [], order: [2, 1] });
    expect(changes([one, two], [one, three, two])).toMatchObject({ order: [1, 3, 2] });
    expect(changes([one, two], [one, two, three])).not.toHaveProperty("order");
  });
});

describe("applying changes", () => {
  test("refuses to delete what is not there", () => {
    const apply = () => withListChanges([one], { items: [], deletedItems: [2] }, keyOf);
    expect(apply).toThrow(/^key not found in list$/);
  });

  test("refuses the same item twice", () => {
    expect(() => withListChanges([], { items: [one, one], deletedItems: [] }, keyOf)).toThrow(/^Duplicate item found$/);
  });

  test("to a list that somebody else changed passes over places that are gone and keeps what it does not name", () => {
    expect(withListChanges([one, two], { items: [], deletedItems: [], order: [3, 2] }, keyOf)).toEqual([two, one]);
  });

  test("gives the new list, whatever changed", () => {
    const list = fc.uniqueArray(fc.record({ key: fc.integer({ min: 1, max: 9 }), value: fc.constantFrom("a", "b") }), {
      selector: keyOf,
    });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const found = changes(before, after);
        expect(withListChanges(before, found, keyOf)).toEqual(after);
        const untouched = after.filter((item) => before.some((old) => old.key === item.key && isSame(old, item)));
        expect(found.items).toHaveLength(after.length - untouched.length);
      }),
    );
  });
});

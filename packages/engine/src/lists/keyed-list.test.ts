import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EngineError } from "../errors/engine-error.js";
import { KeyedList } from "./keyed-list.js";
import { yearList } from "./year-list.js";
import { yearMonthList } from "./year-month-list.js";

interface Item {
  readonly key: number;
  readonly value?: string;
}
const listOf = (...keys: number[]): KeyedList<Item, number> =>
  KeyedList.from(
    keys.map((key) => ({ key })),
    ({ key }) => key,
  );
const keysOf = (list: Iterable<Item>): number[] => [...list].map(({ key }) => key);

describe("a key is there once", () => {
  test("added twice it is refused", () => {
    expect(() => listOf(1, 2).add({ key: 2 })).toThrow(/^Duplicate item found$/);
    expect(() => listOf(1, 2, 1)).toThrow(/^Duplicate item found$/);
  });

  test("removed twice it is refused", () => {
    const rest = listOf(1, 2).remove(2);
    expect(keysOf(rest)).toEqual([1]);
    expect(() => rest.remove(2)).toThrow(/^key not found in list$/);
  });

  test("replacing needs it to be there", () => {
    const list = listOf(1, 2, 3).replace({ key: 2, value: "new" });
    expect([...list]).toEqual([{ key: 1 }, { key: 2, value: "new" }, { key: 3 }]);
    expect(() => list.replace({ key: 4 })).toThrow(/^key not found in list$/);
  });

  test("a key that is none is refused", () => {
    expect(() => listOf(0)).toThrow(/^Invalid listKey$/);
    expect(() => listOf(1).add({ key: -1 })).toThrow(/^Invalid listKey$/);
    expect(() => listOf(1).get(0)).toThrow(/^Unable to convert an invalid listKey to string$/);
    expect(() => listOf(1).remove(0)).toThrow(/^Unable to convert an invalid listKey to string$/);
  });

  test("what is refused is a broken caller, with the key in its details", () => {
    try {
      listOf(7, 7);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(EngineError);
      expect(error).toMatchObject({ code: "list/duplicate-item", details: { key: 7 } });
    }
  });
});

describe("the order is the one in which items came", () => {
  test("through adding, removing and replacing", () => {
    const list = listOf(3, 1, 2).add({ key: 9 }).remove(1).replace({ key: 3, value: "first" });
    expect(keysOf(list)).toEqual([3, 2, 9]);
    expect(keysOf(list.toArray())).toEqual([3, 2, 9]);
    expect(JSON.stringify(list)).toBe('[{"key":3,"value":"first"},{"key":2},{"key":9}]');
  });

  test("whatever is done to it", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("add", "remove"), fc.integer({ min: 1, max: 6 }))), (steps) => {
        let list = listOf();
        let plain: number[] = [];
        for (const [step, key] of steps) {
          const isThere = plain.includes(key);
          if (step === "add" && isThere) expect(() => list.add({ key })).toThrow("Duplicate item found");
          else if (step === "add") [list, plain] = [list.add({ key }), [...plain, key]];
          else if (isThere) [list, plain] = [list.remove(key), plain.filter((one) => one !== key)];
          else expect(() => list.remove(key)).toThrow("key not found in list");
          expect(keysOf(list)).toEqual(plain);
          expect(list.size).toBe(plain.length);
          expect(list.has(key)).toBe(plain.includes(key));
          expect(list.get(key)).toEqual(plain.includes(key) ? { key } : undefined);
        }
      }),
    );
  });
});

test("a list does not change; adding and removing give another", () => {
  const list = listOf(1, 2);
  list.add({ key: 3 });
  list.remove(1);
  list.replace({ key: 2, value: "new" });
  expect([...list]).toEqual([{ key: 1 }, { key: 2 }]);
});

test("years are keys", () => {
  const years = yearList([{ year: 2 }, { year: 1 }]);
  expect(years.get(1)).toEqual({ year: 1 });
  expect(() => yearList([{ year: 1 }, { year: 1 }])).toThrow(/^Duplicate item found$/);
});

test("a year and month is taken once, the same month of another year is not", () => {
  const ceiling = yearMonthList([
    { year: 1, month: 12 },
    { year: 2, month: 12 },
    { year: 12, month: 1 },
  ]);
  expect(ceiling.get([12, 1])).toEqual({ year: 12, month: 1 });
  expect(() => ceiling.add({ year: 1, month: 12 })).toThrow(/^Duplicate item found$/);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isListKey, type ListKey, listKeyToString } from "./list-key.js";

const NO_KEYS: readonly unknown[] = [
  0,
  -1,
  1.5,
  Number.NaN,
  2 ** 53,
  "",
  "  ",
  null,
  undefined,
  true,
  {},
  [],
  [1, ""],
  [[1]],
];
const KEYS: readonly ListKey[] = [1, 2025, "ecm-1", "Natural gas", [1, 12], ["a", 1]];

test("positive whole numbers, text that is not blank, and several of them are keys", () => {
  expect(KEYS.every(isListKey)).toBe(true);
});

test.each(NO_KEYS.map((key) => [JSON.stringify(key) ?? "undefined", key]))("%s is none", (_, key) => {
  expect(isListKey(key)).toBe(false);
  expect(() => listKeyToString(key as ListKey)).toThrow(/^Unable to convert an invalid listKey to string$/);
});

describe("the text of a key", () => {
  test("refuses with the specification's words", () => {
    expect(() => listKeyToString(0)).toThrow(/^Unable to convert an invalid listKey to string$/);
  });

  test("tells apart what differs", () => {
    const keys: ListKey[] = [1, "1", [1], ["1"], [1, 2], ["1,2"], ["a,b"], ["a", "b"], "[1]"];
    expect(new Set(keys.map(listKeyToString)).size).toBe(keys.length);
  });

  test("is equal for equal keys only", () => {
    const part = fc.oneof(
      fc.integer({ min: 1 }),
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
    );
    const key = fc.oneof(part, fc.array(part, { minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(key, key, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(listKeyToString(one) === listKeyToString(other)).toBe(same);
      }),
    );
  });
});

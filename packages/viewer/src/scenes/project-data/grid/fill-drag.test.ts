import { describe, expect, test } from "vitest";
import { extendedTo, hasFillHandle, scrollStep } from "./fill-drag.js";
import type { GridSource } from "./grid-types.js";
import type { Range } from "./selection.js";

/** Five rows above their totals. Only the second column is entered, and only in the first two rows. */
const SOURCE = {
  rowCount: 5,
  totalRows: 1,
  cell: (row: number, column: number) => ({ gridEditable: column === 1 && row < 2 }),
} as unknown as GridSource;

const range = (top: number, bottom: number, left = 1, right = 1): Range => ({ top, bottom, left, right });

describe("a selection has a fill handle", () => {
  test("if one of its cells can be edited", () => {
    expect(hasFillHandle(SOURCE, range(0, 0))).toBe(true);
    expect(hasFillHandle(SOURCE, range(1, 3, 0, 1))).toBe(true);
    expect(hasFillHandle(SOURCE, range(2, 3, 0, 1))).toBe(false);
    expect(hasFillHandle(SOURCE, range(0, 1, 0, 0))).toBe(false);
  });

  test("if a row follows it, which is not that of the totals", () => {
    expect(hasFillHandle(SOURCE, range(0, 3))).toBe(true);
    expect(hasFillHandle(SOURCE, range(0, 4))).toBe(false);
    expect(hasFillHandle(SOURCE, range(0, 5))).toBe(false);
  });
});

test("a range is extended down to the last row, and not up", () => {
  expect(extendedTo(range(1, 2), 4, 5)).toBe(4);
  expect(extendedTo(range(1, 2), 9, 5)).toBe(4);
  expect(extendedTo(range(1, 2), 2, 5)).toBe(2);
  expect(extendedTo(range(1, 2), 0, 5)).toBe(2);
  expect(extendedTo(range(1, 2), -3, 5)).toBe(2);
});

test("the rows scroll near their lower edge, faster the nearer, and back only above all of them", () => {
  const view = { top: 100, bottom: 500 };
  expect([100, 101, 300, 464].map((y) => scrollStep(y, view))).toEqual([0, 0, 0, 0]);
  const [near = 0, nearer = 0, beyond = 0, far = 0] = [466, 490, 500, 2000].map((y) => scrollStep(y, view));
  expect(near).toBeGreaterThan(0);
  expect(nearer).toBeGreaterThan(near);
  expect(beyond).toBeGreaterThan(nearer);
  expect(far).toBe(beyond);
  expect(scrollStep(99, view)).toBeLessThan(0);
});

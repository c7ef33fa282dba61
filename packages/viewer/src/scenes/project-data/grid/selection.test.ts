import { describe, expect, test } from "vitest";
import { extendedDown, type GridSize, moved } from "./selection.js";

/** Five rows and their totals. */
const SIZE: GridSize = { rows: 6, totalRows: 1, columns: 3 };

const rowAfter = (row: number, key: string, isControl: boolean, size = SIZE): number | undefined =>
  moved({ row, column: 1 }, { key, shiftKey: false, isControl }, size)?.row;

describe("the keys that go to the end", () => {
  test("stop at the last row that is entered, and only then go to the totals", () => {
    expect(rowAfter(1, "ArrowDown", true)).toBe(4);
    expect(rowAfter(4, "ArrowDown", true)).toBe(5);
    expect(rowAfter(0, "End", true)).toBe(4);
    expect(rowAfter(5, "End", true)).toBe(5);
  });

  test("go to the last row of a table without totals", () => {
    expect(rowAfter(1, "ArrowDown", true, { ...SIZE, totalRows: 0 })).toBe(5);
  });
});

test("an arrow moves from the last row into the totals, and not beyond", () => {
  expect(rowAfter(4, "ArrowDown", false)).toBe(5);
  expect(rowAfter(5, "ArrowDown", false)).toBe(5);
});

test("a selection is extended down from its first row, whichever way it was made", () => {
  const corner = { row: 1, column: 2 };
  const opposite = { row: 3, column: 0 };
  expect(extendedDown({ anchor: corner, focus: opposite }, 5)).toEqual({
    anchor: { row: 1, column: 2 },
    focus: { row: 5, column: 0 },
  });
  expect(extendedDown({ anchor: opposite, focus: corner }, 5)).toEqual({
    anchor: { row: 1, column: 0 },
    focus: { row: 5, column: 2 },
  });
});

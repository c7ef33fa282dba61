import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatAddress, formatRange, MAX_COLUMN, MAX_ROW, parseAddress, parseRange } from "./cell-address.js";
import { readCellReference, readInteger } from "./cell-bytes.js";

describe("an address", () => {
  test("and its row and column lead to each other", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_ROW }), fc.integer({ min: 1, max: MAX_COLUMN }), (row, column) => {
        const address = formatAddress(row, column);
        expect(parseAddress(address)).toEqual({ row, column });
        const bytes = new TextEncoder().encode(address);
        expect(readCellReference(bytes, 0, bytes.length)).toBe(row * (MAX_COLUMN + 1) + column);
      }),
    );
  });

  test("may have dollar signs and small letters", () => {
    expect(parseAddress("$xfd$1048576")).toEqual({ row: MAX_ROW, column: MAX_COLUMN });
    expect(readCellReference(new TextEncoder().encode("f17"), 0, 3)).toBe(17 * (MAX_COLUMN + 1) + 6);
  });

  test.each(["", "A", "1", "A0", "XFE1", "A1048577", "AAAA1", "A1B", "A-1", "A1.5", "$$A1", "A1:B2", " A1"])(
    "is not %j",
    (text) => {
      expect(parseAddress(text)).toBeUndefined();
      const bytes = new TextEncoder().encode(text);
      expect(readCellReference(bytes, 0, bytes.length)).toBe(0);
    },
  );
});

describe("a range", () => {
  test.each([
    ["B4:D31", { top: 4, left: 2, bottom: 31, right: 4 }, "B4:D31"],
    ["$D$31:$B$4", { top: 4, left: 2, bottom: 31, right: 4 }, "B4:D31"],
    ["B4", { top: 4, left: 2, bottom: 4, right: 2 }, "B4"],
    ["$B:$C", { top: 1, left: 2, bottom: MAX_ROW, right: 3 }, "B1:C1048576"],
    ["$4:6", { top: 4, left: 1, bottom: 6, right: MAX_COLUMN }, "A4:XFD6"],
  ])("%s has its corners", (text, corners, formatted) => {
    expect(parseRange(text)).toEqual(corners);
    expect(formatRange(corners)).toBe(formatted);
  });

  test.each(["", ":", "A", "A1:", ":A1", "A1:B2:C3", "#REF!", "A1,B2", "A0:B2"])("is not %j", (text) => {
    expect(parseRange(text)).toBeUndefined();
  });
});

test("an integer in bytes has up to nine digits and nothing else", () => {
  const read = (text: string) => readInteger(new TextEncoder().encode(text), 0, text.length);
  expect(["0", "42", "999999999"].map(read)).toEqual([0, 42, 999_999_999]);
  expect(["", "-1", "1.5", " 1", "1000000000", "1e3"].map(read)).toEqual([-1, -1, -1, -1, -1, -1]);
});

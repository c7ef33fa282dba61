import { Decimal as DecimalLibrary } from "decimal.js";
import { describe, expect, test } from "vitest";
import { toDecimal } from "./amount.js";
import { Decimal } from "./decimal.js";

describe("an amount", () => {
  test.each([
    ["0.045", "0.045"],
    [" -1250.50 ", "-1250.5"],
    ["+.5", "0.5"],
    ["1e-7", "0.0000001"],
    [0.1, "0.1"],
    [-1250.75, "-1250.75"],
    [1e-7, "0.0000001"],
    [123456789012345, "123456789012345"],
    [Number.MAX_SAFE_INTEGER, "9007199254740991"],
  ])("%j is the decimal %s", (amount, expected) => {
    expect(toDecimal(amount).toFixed()).toBe(expected);
  });

  test.each(["", " ", "4%", "$1,250", "1,250", "0x1F", "NaN", "Infinity", "one", "1.2.3", "1e99999", Number.NaN])(
    "%j is refused, because it is no decimal number",
    (amount) => {
      expect(() => toDecimal(amount)).toThrow(expect.objectContaining({ code: "amount/unreadable" }));
    },
  );

  test.each([0.1 + 0.2, 1 / 3, 2 ** 60, 1.1 * 1.1])(
    "%d is refused, because its last digits are those of its binary form",
    (amount) => {
      expect(() => toDecimal(amount)).toThrow(expect.objectContaining({ code: "amount/inexact" }));
    },
  );

  test("that is a decimal of the engine stays the same object", () => {
    const amount = new Decimal("0.1");
    expect(toDecimal(amount)).toBe(amount);
  });

  test("that is a decimal of another clone of the library rounds as the engine does from then on", () => {
    const amount = new DecimalLibrary("1");
    expect(amount.div(3).toFixed()).toBe(`0.${"3".repeat(20)}`);
    expect(toDecimal(amount).div(3).toFixed()).toBe(`0.${"3".repeat(34)}`);
  });
});

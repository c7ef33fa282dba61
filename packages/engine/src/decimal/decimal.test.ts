import { Decimal as LibraryDecimal } from "decimal.js";
import { describe, expect, test } from "vitest";
import { Decimal, ONE, ZERO } from "./decimal.js";

describe("the engine's decimal", () => {
  test("carries 34 significant digits", () => {
    expect(ONE.div(3).toFixed()).toBe(`0.${"3".repeat(34)}`);
    expect(new Decimal(15_000).div("0.95").toFixed()).toBe("15789.47368421052631578947368421053");
  });

  test("sends ties away from zero", () => {
    expect(["2.5", "-2.5", "3.5"].map((text) => new Decimal(text).toDecimalPlaces(0).toFixed())).toEqual([
      "3",
      "-3",
      "4",
    ]);
  });

  test("keeps decimals that binary numbers cannot", () => {
    expect(new Decimal("0.1").plus("0.2").eq("0.3")).toBe(true);
  });

  test("is written without an exponent, large and small", () => {
    expect(JSON.stringify([new Decimal("1e45"), new Decimal("1e-45")])).toBe(
      JSON.stringify([`1${"0".repeat(45)}`, `0.${"0".repeat(44)}1`]),
    );
  });

  test("is not changed by another user of the library", () => {
    const before = { ...LibraryDecimal };
    LibraryDecimal.set({ precision: 5, rounding: LibraryDecimal.ROUND_DOWN });
    try {
      expect(new Decimal("123456789").div(7).toFixed()).toBe("17636684.14285714285714285714285714");
      expect(new Decimal("0.5").toDecimalPlaces(0).toFixed()).toBe("1");
    } finally {
      LibraryDecimal.set({ precision: before.precision, rounding: before.rounding });
    }
  });

  test("zero and one are what they say", () => {
    expect([ZERO.toFixed(), ONE.toFixed()]).toEqual(["0", "1"]);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Decimal } from "./decimal.js";
import { shortDecimal } from "./short-decimal.js";

describe("a short number", () => {
  test.each(["0", "7", "-7", "12.5", "-1234.25", "0.0000001", "123456789012345", "10000000", "99999999.9999999"])(
    "%s is stored as decimal.js stores it",
    (text) => {
      expect(shortDecimal(text)).toEqual(new Decimal(text));
    },
  );

  test("is stored so, whatever its digits", () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), fc.nat(7), (units, decimals) => {
        const text = new Decimal(units).div(new Decimal(10).pow(decimals)).toFixed(decimals);
        const short = shortDecimal(text);
        if (short !== undefined) expect(short).toEqual(new Decimal(text));
        else expect(text.replace(/\D/g, "").length).toBeGreaterThan(15);
      }),
    );
  });

  test("has no sign where it is zero", () => {
    expect(shortDecimal("-0.00")?.isNegative()).toBe(false);
  });

  test.each(["", "-", ".", ".5", "-.5", "1.2.3", "1e3", "+1", " 1", "1,000", "1234567890123456", "0.12345678"])(
    "%j is none",
    (text) => {
      expect(shortDecimal(text)).toBeUndefined();
    },
  );
});

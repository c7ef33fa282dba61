import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Decimal } from "./decimal.js";
import { squareRoot } from "./square-root.js";

describe("a square root", () => {
  test.each([
    ["0", 4, "0"],
    ["1", 4, "1"],
    ["6.25", 4, "2.5"],
    // 1.41421356237…
    ["2", 5, "1.41421"],
    ["0.0001", 4, "0.01"],
    // 99999.99999…: cut off, not rounded
    ["9999999999.9999", 3, "99999.999"],
  ])("of %s to %i decimals is %s", (amount, decimals, root) => {
    expect(squareRoot(new Decimal(amount), decimals).toFixed()).toBe(root);
  });

  test("is the largest number of so many decimals whose square is not above the amount", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 24n), fc.integer({ min: 0, max: 6 }), (units, decimals) => {
        const amount = new Decimal(`${units}e-12`);
        const root = squareRoot(amount, decimals);
        const next = root.plus(`1e-${decimals}`);
        expect(root.times(root).lte(amount)).toBe(true);
        expect(next.times(next).gt(amount)).toBe(true);
      }),
    );
  });
});

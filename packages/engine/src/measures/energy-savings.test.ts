import fc from "fast-check";
import { expect, test } from "vitest";
import { quantity } from "../../testing/arbitraries.js";
import { Decimal } from "../decimal/decimal.js";
import { kwhToMmbtu } from "./energy-savings.js";

test("2,500,000 kWh are 8,530 MMBtu", () => {
  expect(kwhToMmbtu(new Decimal(2_500_000)).toFixed()).toBe("8530");
});

test("a kWh is 3412 Btu, to the last digit", () => {
  expect(kwhToMmbtu(new Decimal(1)).toFixed()).toBe("0.003412");
});

test("is exact, and as much of twice as much", () => {
  fc.assert(
    fc.property(quantity, (kwh) => {
      expect(kwhToMmbtu(kwh).times(1_000_000).eq(kwh.times(3412))).toBe(true);
      expect(kwhToMmbtu(kwh.times(2)).eq(kwhToMmbtu(kwh).times(2))).toBe(true);
    }),
  );
});

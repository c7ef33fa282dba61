import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars } from "../../testing/arbitraries.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { ecmPrice } from "./ecm-price.js";

test("adds the delivery charge and takes off the incentives", () => {
  expect(ecmPrice(new Decimal(2_200_000), new Decimal(620_000), new Decimal(75_000)).toFixed()).toBe("2745000");
});

test("a published heat recovery: construction 1,100,000, development 124,000, rebates 100,000 are 1,124,000", () => {
  expect(ecmPrice(new Decimal(1_100_000), new Decimal(124_000), new Decimal(100_000)).toFixed()).toBe("1124000");
});

test("may be negative when incentives exceed the cost", () => {
  expect(ecmPrice(new Decimal(10), ZERO, new Decimal("10.01")).toFixed()).toBe("-0.01");
});

test("a dollar more of incentives is a dollar less of price", () => {
  fc.assert(
    fc.property(dollars, dollars, dollars, (cost, charge, incentives) => {
      const price = ecmPrice(cost, charge, incentives);
      expect(ecmPrice(cost, charge, incentives.plus(1)).eq(price.minus(1))).toBe(true);
      expect(price.plus(incentives).minus(charge).eq(cost)).toBe(true);
    }),
  );
});

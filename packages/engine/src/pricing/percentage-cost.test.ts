import { expect, test } from "vitest";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { percentageCost } from "./percentage-cost.js";

test("8 % of 3,500,000 are 280,000", () => {
  expect(percentageCost(new Decimal("0.08"), new Decimal(3_500_000)).toFixed()).toBe("280000");
});

test("is carried in full", () => {
  expect(percentageCost(new Decimal("0.0125"), new Decimal("1000000.01")).toFixed()).toBe("12500.000125");
});

test("nothing of something and something of nothing are nothing", () => {
  expect([percentageCost(ZERO, new Decimal(1)), percentageCost(new Decimal(1), ZERO)]).toEqual([ZERO, ZERO]);
});

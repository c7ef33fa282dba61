import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars } from "../../testing/arbitraries.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { neededPayment } from "./needed-payment.js";

test("is what the guarantee leaves: 395,000 − 1,000 − 23,520 are 370,480", () => {
  expect(neededPayment(new Decimal(395_000), new Decimal(1_000), new Decimal(23_520)).toFixed()).toBe("370480");
});

test("is zero, without a sign, when the guarantee is used up or exceeded", () => {
  expect(JSON.stringify(neededPayment(new Decimal(10), new Decimal(4), new Decimal(6)))).toBe('"0"');
  expect(JSON.stringify(neededPayment(new Decimal(10), new Decimal(5), new Decimal(6)))).toBe('"0"');
  expect(JSON.stringify(neededPayment(new Decimal(-10), ZERO, ZERO))).toBe('"0"');
});

test("is never negative and never more than the guarantee", () => {
  fc.assert(
    fc.property(dollars, dollars, dollars, (guaranteed, retained, expenses) => {
      const needed = neededPayment(guaranteed, retained, expenses);
      expect(needed.gte(0) && needed.lte(guaranteed)).toBe(true);
    }),
  );
});

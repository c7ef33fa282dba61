import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars, rate } from "../../testing/arbitraries.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { yearExpenses } from "./year-expenses.js";

test("the mark-up covers all of it: 21,000 and 12 % are 23,520", () => {
  expect(yearExpenses(new Decimal(21_000), new Decimal("0.12")).toFixed()).toBe("23520");
});

test("without a mark-up they are what they are", () => {
  fc.assert(
    fc.property(dollars, (amount) => {
      expect(yearExpenses(amount, ZERO).eq(amount)).toBe(true);
    }),
  );
});

test("a mark-up adds its part, exactly", () => {
  fc.assert(
    fc.property(dollars, rate, (amount, markUp) => {
      expect(yearExpenses(amount, markUp).minus(amount).eq(amount.times(markUp))).toBe(true);
    }),
  );
});

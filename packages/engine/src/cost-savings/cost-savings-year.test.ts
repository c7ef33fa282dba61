import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars } from "../../testing/arbitraries.js";
import { Decimal } from "../decimal/decimal.js";
import { resultingRetainedSavings, yearPayment } from "./cost-savings-year.js";

test("a year pays its expenses and its debt service", () => {
  expect(yearPayment(new Decimal(23_520), new Decimal(370_480)).toFixed()).toBe("394000");
});

test("and keeps what the guarantee leaves", () => {
  expect(resultingRetainedSavings(new Decimal(395_000), new Decimal(394_000)).toFixed()).toBe("1000");
});

test("what is kept and what is paid are what is guaranteed", () => {
  fc.assert(
    fc.property(dollars, dollars, dollars, (guaranteed, expenses, debtService) => {
      const payment = yearPayment(expenses, debtService);
      expect(resultingRetainedSavings(guaranteed, payment).plus(payment).eq(guaranteed)).toBe(true);
      expect(payment.gte(expenses) && payment.gte(debtService)).toBe(true);
    }),
  );
});

test("may be negative when the guarantee does not cover the payment", () => {
  expect(resultingRetainedSavings(new Decimal(1), new Decimal("1.01")).toFixed()).toBe("-0.01");
});

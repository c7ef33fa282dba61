import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars } from "../../testing/arbitraries.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { simplePaybackYears } from "./simple-payback.js";

test("the Empire State Building: $13.2 million that save $4.4 million a year are back in 3 years", () => {
  expect(simplePaybackYears(new Decimal(13_200_000), new Decimal(4_400_000))?.toFixed()).toBe("3");
});

test("there is none without savings, even for a small price", () => {
  expect(simplePaybackYears(new Decimal(1), ZERO)).toBeUndefined();
  expect(simplePaybackYears(ZERO, ZERO)).toBeUndefined();
  expect(simplePaybackYears(new Decimal(1), new Decimal("-0"))).toBeUndefined();
});

test("there is none where more is spent every year than is saved, even at a price of nothing", () => {
  expect(simplePaybackYears(new Decimal(12_350), new Decimal(-500))).toBeUndefined();
  expect(simplePaybackYears(ZERO, new Decimal(-5))).toBeUndefined();
});

test("a zero price is paid back at once, without a sign", () => {
  expect(JSON.stringify(simplePaybackYears(new Decimal("-0"), new Decimal(5)))).toBe('"0"');
});

/** Expense or income: −$100 million to $100 million, and often zero. */
const balances = fc.oneof(
  dollars,
  dollars.map((amount) => amount.neg()),
  fc.constant(ZERO),
);

test("is there exactly where a price is paid back from savings", () => {
  fc.assert(
    fc.property(balances, balances, (price, savings) => {
      expect(simplePaybackYears(price, savings) !== undefined).toBe(savings.gt(0) && price.gte(0));
    }),
  );
});

test("savings repeated for the payback are the price", () => {
  fc.assert(
    fc.property(balances, balances, (price, savings) => {
      const years = simplePaybackYears(price, savings);
      if (years !== undefined) expect(years.times(savings).minus(price).abs().lt("1e-15")).toBe(true);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { dollars, rate } from "../../testing/arbitraries.js";
import { Fraction } from "../../testing/fraction.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { monthlyInterest } from "./monthly-interest.js";

test("is a twelfth of a year's interest, to a tenth of a cent", () => {
  expect(monthlyInterest(new Decimal("1000000"), new Decimal("0.05")).toFixed()).toBe("4166.667"); // 50 000 ÷ 12
});

test("rounds a tie away from zero", () => {
  // 100.10 × 6% ÷ 12 = 0.5005
  expect(monthlyInterest(new Decimal("100.1"), new Decimal("0.06")).toFixed()).toBe("0.501");
  expect(monthlyInterest(new Decimal("100.1"), new Decimal("-0.06")).toFixed()).toBe("-0.501");
});

test("is zero for a zero balance or a zero rate", () => {
  fc.assert(
    fc.property(dollars, rate, (balance, annualRate) => {
      expect(monthlyInterest(balance, ZERO).toFixed()).toBe("0");
      expect(monthlyInterest(ZERO, annualRate).toFixed()).toBe("0");
    }),
  );
});

test("is the exact fraction, rounded: the monthly rate is never rounded on its own", () => {
  fc.assert(
    fc.property(dollars, rate, (balance, annualRate) => {
      const exact = Fraction.of(balance.toFixed()).times(Fraction.of(annualRate.toFixed())).dividedBy(12n);
      const interest = monthlyInterest(balance, annualRate);
      expect(Fraction.of(interest.toFixed()).equals(exact.rounded(3))).toBe(true);
    }),
  );
});

test("a larger balance never earns less", () => {
  fc.assert(
    fc.property(dollars, dollars, rate, (a, b, annualRate) => {
      const [low, high] = a.lte(b) ? [a, b] : [b, a];
      expect(monthlyInterest(low, annualRate).lte(monthlyInterest(high, annualRate))).toBe(true);
    }),
  );
});

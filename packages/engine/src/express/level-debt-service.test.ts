import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dollars, rate } from "../../testing/arbitraries.js";
import { Decimal, ONE, ZERO } from "../decimal/decimal.js";
import { levelDebtService, totalDebtService } from "./level-debt-service.js";

const MILLION = new Decimal(1_000_000);
const years = fc.integer({ min: 1, max: 40 });
/** Digits beyond the 34th are cut off, and growth over 40 years at 30% takes five of those that are left. */
const DIGITS = new Decimal("1e-15");

describe("level debt service", () => {
  test("is the worked example of decision 0025", () => {
    // 1.05^15 = 2.078928…; 1 000 000 × 0.05 × 2.078928… ÷ 1.078928… = 96 342.287…
    expect(levelDebtService(MILLION, new Decimal("0.05"), 15).toFixed(2)).toBe("96342.29");
    expect(levelDebtService(MILLION, ZERO, 15).toFixed(2)).toBe("66666.67");
  });

  // Capital recovery factors (A/P) of the common tables of compound interest, to their five decimals.
  test.each([
    ["0.08", 10, "0.14903"],
    ["0.10", 5, "0.26380"],
    ["0.05", 20, "0.08024"],
    ["0.06", 25, "0.07823"],
  ])("of a dollar at %s over %i years is the tables' %s", (annualRate, term, factor) => {
    expect(levelDebtService(ONE, new Decimal(annualRate), term).toFixed(5)).toBe(factor);
  });

  test("pays exactly the price and the interest on what is left of it", () => {
    fc.assert(
      fc.property(dollars, rate, years, (price, annualRate, term) => {
        const payment = levelDebtService(price, annualRate, term);
        let balance = price;
        let interest = ZERO;
        for (let year = 1; year <= term; year++) {
          const ofYear = balance.times(annualRate);
          interest = interest.plus(ofYear);
          balance = balance.plus(ofYear).minus(payment);
        }
        expect(balance.abs().lte(DIGITS.times(price.plus(1)))).toBe(true);
        const total = totalDebtService(price, annualRate, term);
        expect(
          total
            .minus(price)
            .minus(interest)
            .abs()
            .lte(DIGITS.times(price.plus(1))),
        ).toBe(true);
      }),
    );
  });

  test("adds up to its total", () => {
    fc.assert(
      fc.property(dollars, rate, years, (price, annualRate, term) => {
        const sum = levelDebtService(price, annualRate, term).times(term);
        expect(
          sum
            .minus(totalDebtService(price, annualRate, term))
            .abs()
            .lte("1e-20"),
        ).toBe(true);
      }),
    );
  });

  test("without a rate is a part of the price, and the price in total", () => {
    fc.assert(
      fc.property(dollars, years, (price, term) => {
        expect(totalDebtService(price, ZERO, term)).toEqual(price);
        expect(levelDebtService(price, ZERO, term)).toEqual(price.div(term));
      }),
    );
  });

  test("of one year is the price with a year's interest", () => {
    fc.assert(
      fc.property(dollars, rate, (price, annualRate) => {
        const payment = levelDebtService(price, annualRate, 1);
        expect(
          payment
            .minus(price.times(annualRate.plus(1)))
            .abs()
            .lte("1e-20"),
        ).toBe(true);
      }),
    );
  });

  test("of ten times the price is ten times as much", () => {
    fc.assert(
      fc.property(dollars, rate, years, (price, annualRate, term) => {
        const tenfold = levelDebtService(price.times(10), annualRate, term);
        expect(tenfold).toEqual(levelDebtService(price, annualRate, term).times(10));
      }),
    );
  });

  test("over a longer term is lower a year, and never lower in total", () => {
    fc.assert(
      fc.property(
        dollars.filter((price) => price.gt(0)),
        rate,
        fc.integer({ min: 1, max: 39 }),
        (price, annualRate, term) => {
          const [short, long] = [term, term + 1].map((each) => levelDebtService(price, annualRate, each));
          expect(long?.lt(short ?? ZERO)).toBe(true);
          const [shortTotal, longTotal] = [term, term + 1].map((each) => totalDebtService(price, annualRate, each));
          expect(longTotal?.gte(shortTotal ?? ZERO)).toBe(true);
        },
      ),
    );
  });
});

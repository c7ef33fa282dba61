import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dollars, rate } from "../../testing/arbitraries.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { sum } from "../decimal/sum.js";
import { debtServiceByYear } from "./debt-service-by-year.js";
import { totalDebtService } from "./level-debt-service.js";

const MILLION = new Decimal(1_000_000);
const years = fc.integer({ min: 1, max: 40 });
const HALF_A_CENT = new Decimal("0.005");

const byYear = (price: string, annualRate: string, term: number): string[] =>
  debtServiceByYear(new Decimal(price), new Decimal(annualRate), term).map((amount) => amount.toFixed());

describe("the debt service of the years", () => {
  test("is level to the cent, and the last year takes what rounding leaves", () => {
    // 96 342.287… rounds to 96 342.29; 1 445 134.31 − 14 × 96 342.29 = 96 342.25
    expect(byYear("1000000", "0.05", 15)).toEqual([...Array(14).fill("96342.29"), "96342.25"]);
    // 66 666.666… rounds to 66 666.67; 1 000 000 − 14 × 66 666.67 = 66 666.62
    expect(byYear("1000000", "0", 15)).toEqual([...Array(14).fill("66666.67"), "66666.62"]);
  });

  test("of one year is all there is", () => {
    // 1 000 000 × 1.08
    expect(byYear("1000000", "0.08", 1)).toEqual(["1080000"]);
    expect(byYear("100.055", "0", 1)).toEqual(["100.06"]);
  });

  test("never takes more than what is left", () => {
    // 0.10 ÷ 15 = 0.0067, rounded 0.01: paid after ten years.
    expect(byYear("0.1", "0", 15)).toEqual([...Array(10).fill("0.01"), ...Array(5).fill("0")]);
    // 0.05 ÷ 15 = 0.0033, rounded 0.
    expect(byYear("0.05", "0", 15)).toEqual([...Array(14).fill("0"), "0.05"]);
  });

  test("adds up to the total, to the cent, and without a rate to the price", () => {
    fc.assert(
      fc.property(dollars, rate, years, (price, annualRate, term) => {
        const paid = sum(debtServiceByYear(price, annualRate, term));
        expect(
          paid
            .minus(totalDebtService(price, annualRate, term))
            .abs()
            .lte(HALF_A_CENT),
        ).toBe(true);
        expect(sum(debtServiceByYear(price, ZERO, term)).toFixed()).toBe(price.toFixed());
      }),
    );
  });

  test("is one amount in every year but the last, which differs by the rounding of the others", () => {
    fc.assert(
      fc.property(dollars, rate, years, (price, annualRate, term) => {
        const ofYears = debtServiceByYear(price.plus(MILLION), annualRate, term);
        const [first = ZERO] = ofYears;
        expect(new Set(ofYears.slice(0, -1).map((amount) => amount.toFixed())).size).toBe(term === 1 ? 0 : 1);
        expect(
          ofYears
            .at(-1)
            ?.minus(first)
            .abs()
            .lte(HALF_A_CENT.times(term + 1)),
        ).toBe(true);
        for (const amount of ofYears) expect(amount.decimalPlaces()).toBeLessThanOrEqual(2);
      }),
    );
  });
});

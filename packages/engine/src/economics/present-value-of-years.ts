import { type Amount, toDecimal } from "../decimal/amount.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { DiscountingConvention } from "./discounting-convention.js";

/** An amount of a year of the study. */
export interface YearlyAmount<Value extends Amount = Decimal> {
  /** 0 is the base date, on which the study begins; 1 is the first year after it. */
  readonly year: number;
  /** $ */
  readonly amount: Value;
}

/**
 * Present value, on the base date, of the amounts of several years. Amounts of year 0 are not discounted.
 *
 *     present value = Σ amount ÷ (1 + discount rate)^year, or year − ½ with discounting in the middle of the year
 *     9 000 ÷ 1.03^7 − 1 500 ÷ 1.03^6 = 6 061.5…
 *
 * @param discountRate - Fraction per year, above −1: the nominal rate for amounts in current dollars, the
 *   real rate for amounts in constant dollars.
 * @returns $
 */
export function presentValueOfYears(
  amounts: readonly YearlyAmount<Amount>[],
  discountRate: Amount,
  convention: DiscountingConvention = DiscountingConvention.EndOfYear,
): Decimal {
  const rate = toDecimal(discountRate);
  return amounts.reduce<Decimal>(
    (total, { year, amount }) => total.plus(toDecimal(amount).div(discountFactor(year, rate, convention))),
    ZERO,
  );
}

/** Value in a year of $1 on the base date: (1 + discount rate)^year. */
export function discountFactor(year: number, discountRate: Decimal, convention: DiscountingConvention): Decimal {
  const growth = discountRate.plus(1);
  switch (convention) {
    case DiscountingConvention.EndOfYear:
      return growth.pow(year);
    case DiscountingConvention.MidYear:
      return year === 0 ? growth.pow(0) : growth.pow(year - MIDDLE_OF_YEAR);
    default:
      return convention satisfies never;
  }
}

const MIDDLE_OF_YEAR = 0.5;

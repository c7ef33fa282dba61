import { type Amount, toDecimal } from "../decimal/amount.js";
import { type Decimal, ONE, ZERO } from "../decimal/decimal.js";
import { DiscountingConvention } from "./discounting-convention.js";
import { discountFactor, type YearlyAmount } from "./present-value-of-years.js";
import { readYearlyAmounts } from "./read-amounts.js";

/** When an investment is back. "never" is within the years of the study. */
export type Payback =
  | {
      readonly kind: "paid-back";
      /** The year in which it is back, as life-cycle cost programs print it; 0 when nothing was to be paid back. */
      readonly inYear: number;
      /** The same with a fraction: the savings of that year flow evenly. */
      readonly years: Decimal;
      /** False when a later year takes it away again, such as one with a replacement. */
      readonly lasts: boolean;
    }
  | { readonly kind: "never" };

export interface PaybackTerms<Value extends Amount = Decimal> {
  /** Year 0 is what has to be paid back; later ones are replacements, less residual values. $ */
  readonly investments: readonly YearlyAmount<Value>[];
  /** $ */
  readonly savings: readonly YearlyAmount<Value>[];
  readonly studyPeriodYears: number;
  /** Fraction per year, above −1; 0 for the simple payback. */
  readonly discountRate: Value;
  readonly discounting?: DiscountingConvention;
}

/**
 * Payback: the first year in which the savings so far, less later investments, have paid back the investment of the
 * base date. The payback is discounted if a discount rate is given, and simple if the rate is 0.
 *
 *     Σ (savings − later investments) ÷ (1 + discount rate)^year ≥ investment of year 0
 *     simple, 170 000 back at 21 382 a year: 170 000 ÷ 21 382 = 7.95…
 *
 * @returns Years (10 CFR 436.23; NIST Handbook 135, discounted payback).
 */
export function payback(asked: PaybackTerms<Amount>): Payback {
  const terms: PaybackTerms = {
    ...asked,
    investments: readYearlyAmounts(asked.investments),
    savings: readYearlyAmounts(asked.savings),
    discountRate: toDecimal(asked.discountRate),
  };
  const { studyPeriodYears } = terms;
  const worth = Array.from({ length: studyPeriodYears + 1 }, (_, year) => netWorthOfYear(terms, year));
  const balances: Decimal[] = [];
  for (const amount of worth) balances.push((balances.at(-1) ?? ZERO).plus(amount));
  const inYear = balances.findIndex((balance) => balance.gte(0));
  if (inYear === -1) return { kind: "never" };
  const missing = balances[inYear - 1]?.neg() ?? ZERO;
  const years = inYear === 0 ? ZERO : missing.div(worth[inYear] ?? ONE).plus(inYear - 1);
  return { kind: "paid-back", inYear, years, lasts: balances.slice(inYear).every((balance) => balance.gte(0)) };
}

/** Savings less investments of a year, on the base date. */
function netWorthOfYear(terms: PaybackTerms, year: number): Decimal {
  const { investments, savings, discountRate, discounting = DiscountingConvention.EndOfYear } = terms;
  const total = (amounts: readonly YearlyAmount[]): Decimal =>
    amounts.filter((item) => item.year === year).reduce<Decimal>((sum, { amount }) => sum.plus(amount), ZERO);
  return total(savings)
    .minus(total(investments))
    .div(discountFactor(year, discountRate, discounting));
}

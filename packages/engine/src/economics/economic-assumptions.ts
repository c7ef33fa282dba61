import type { Amount } from "../decimal/amount.js";
import type { Decimal } from "../decimal/decimal.js";
import { type DiscountRate, rateForDollars } from "./discount-rate.js";
import type { DiscountingConvention } from "./discounting-convention.js";
import type { DollarKind } from "./dollar-kind.js";
import type { YearlyAmount } from "./present-value-of-years.js";

export interface EconomicAssumptions<Value extends Amount = Decimal> {
  readonly discountRate: DiscountRate<Value>;
  /** Whole years, 1 to 100. */
  readonly studyPeriodYears: number;
  /** At the end of the year where none is given, as 10 CFR 436 has it. */
  readonly discounting?: DiscountingConvention;
}

/** Why there is no life-cycle cost analysis of what was entered. */
export const ECONOMICS_FAILURES = {
  "study-period-out-of-range": "The study period must be a whole number of years from 1 to 100.",
  "year-out-of-range": "An amount lies in a year that is not in the study period.",
  "not-a-number": "An amount or a rate is not a finite number.",
  "inflation-missing":
    "A real rate for current dollars, or a nominal rate for constant dollars, needs the inflation rate.",
  "rate-not-above-minus-one": "The discount rate and the inflation rate must be above −100%.",
  "study-period-missing": "The project has no performance period, so the study period is unknown.",
  "study-period-shorter-than-contract": "The study period is shorter than the contract and would omit payments.",
  "savings-missing": "In at least one year of the study period, the project has no savings.",
  "payments-missing": "The project has no payments, because the loan could not be calculated.",
  "price-missing": "The project has no implementation price.",
  "base-dates-apart":
    "The base dates of the projects are a year or more apart, so the amounts of a year cannot be compared. Correct the award dates, or compare versions with the same schedule.",
  "figures-withheld": "The cash flows depend on an input that cannot be used. Correct this input first.",
} as const;
export type EconomicsFailure = keyof typeof ECONOMICS_FAILURES;

export interface NoEconomics {
  readonly ok: false;
  readonly reason: EconomicsFailure;
}

/** A study of this many years and more is a typing mistake. */
const LONGEST_STUDY_YEARS = 100;

/** The discount rate for dollars of a kind, or why amounts cannot be studied. */
export function discountRateFor(
  amounts: readonly YearlyAmount[],
  dollars: DollarKind,
  { discountRate, studyPeriodYears }: EconomicAssumptions,
): { readonly ok: true; readonly rate: Decimal } | NoEconomics {
  if (!Number.isInteger(studyPeriodYears) || studyPeriodYears < 1 || studyPeriodYears > LONGEST_STUDY_YEARS) {
    return noEconomics("study-period-out-of-range");
  }
  if (amounts.some(({ year }) => !Number.isInteger(year) || year < 0 || year > studyPeriodYears)) {
    return noEconomics("year-out-of-range");
  }
  const { rate, inflation } = discountRate;
  const rates = inflation === undefined ? [rate] : [rate, inflation];
  if (![...rates, ...amounts.map(({ amount }) => amount)].every((number) => number.isFinite())) {
    return noEconomics("not-a-number");
  }
  if (rates.some((one) => one.lte(-1))) return noEconomics("rate-not-above-minus-one");
  const used = rateForDollars(discountRate, dollars);
  return used === undefined ? noEconomics("inflation-missing") : { ok: true, rate: used };
}

export const noEconomics = (reason: EconomicsFailure): NoEconomics => ({ ok: false, reason });

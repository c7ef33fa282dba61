import type { Amount } from "../decimal/amount.js";
import { type Decimal, ZERO } from "../decimal/decimal.js";
import { definedOnly } from "../objects/defined-only.js";
import { internalRatesOfReturn } from "../spreadsheet/internal-rates-of-return.js";
import type { RatesOfReturn } from "../spreadsheet/rates-of-return.js";
import { DiscountingConvention } from "./discounting-convention.js";
import type { DollarKind } from "./dollar-kind.js";
import { discountRateFor, type EconomicAssumptions, type NoEconomics } from "./economic-assumptions.js";
import { type Payback, payback } from "./payback.js";
import { presentValueOfYears, type YearlyAmount } from "./present-value-of-years.js";
import { readAssumptions, readYearlyAmounts } from "./read-amounts.js";
import { adjustedInternalRateOfReturn, netSavings, savingsToInvestmentRatio } from "./savings-to-investment.js";

/** Investment and savings by year. Several amounts of one year are added. */
export interface YearlyCashFlows<Value extends Amount = Decimal> {
  readonly dollars: DollarKind;
  /** Investment and replacements, $; residual values are below 0. */
  readonly investments: readonly YearlyAmount<Value>[];
  /** Energy, water, operation and maintenance saved, $; below 0 for what costs more. */
  readonly savings: readonly YearlyAmount<Value>[];
}

/** The measures of 10 CFR 436 subpart A, and the rates of return. $ of the base date. */
export interface Economics {
  /** The rate used for the dollars of the flows, fraction per year. */
  readonly discountRate: Decimal;
  readonly studyPeriodYears: number;
  readonly presentValueOfSavings: Decimal;
  readonly presentValueOfInvestment: Decimal;
  readonly netSavings: Decimal;
  /** Absent where nothing is invested. */
  readonly savingsToInvestmentRatio?: Decimal;
  /** Fraction per year; absent where nothing is invested, or more is lost than was invested. */
  readonly adjustedInternalRateOfReturn?: Decimal;
  readonly simplePayback: Payback;
  readonly discountedPayback: Payback;
  /** All of them, of the flows at the end of each year. */
  readonly internalRatesOfReturn: RatesOfReturn;
}

export type EconomicsResult = { readonly ok: true; readonly economics: Economics } | NoEconomics;

/**
 * Net savings, savings-to-investment ratio, adjusted internal rate of return, paybacks, and rates of return of an
 * investment, as 10 CFR 436 subpart A and NIST Handbook 135 define them. An investment of $1,000 that saves $300 in
 * each of 4 years, at 3%:
 *
 *     300 ÷ 1.03 + 300 ÷ 1.03^2 + 300 ÷ 1.03^3 + 300 ÷ 1.03^4 − 1 000 = 115.12…
 */
export function investmentEconomics(
  cashFlows: YearlyCashFlows<Amount>,
  assumed: EconomicAssumptions<Amount>,
): EconomicsResult {
  const flows = readFlows(cashFlows);
  const assumptions = readAssumptions(assumed);
  const { investments, savings, dollars } = flows;
  const { studyPeriodYears, discounting = DiscountingConvention.EndOfYear } = assumptions;
  const discount = discountRateFor([...investments, ...savings], dollars, assumptions);
  if (!discount.ok) return discount;
  const presentValueOfSavings = presentValueOfYears(savings, discount.rate, discounting);
  const presentValueOfInvestment = presentValueOfYears(investments, discount.rate, discounting);
  const ratio = savingsToInvestmentRatio(presentValueOfSavings, presentValueOfInvestment);
  const terms = { investments, savings, studyPeriodYears, discounting };
  return {
    ok: true,
    economics: definedOnly({
      discountRate: discount.rate,
      studyPeriodYears,
      presentValueOfSavings,
      presentValueOfInvestment,
      netSavings: netSavings(presentValueOfSavings, presentValueOfInvestment),
      savingsToInvestmentRatio: ratio,
      adjustedInternalRateOfReturn: ratio && adjustedInternalRateOfReturn(ratio, discount.rate, studyPeriodYears),
      simplePayback: payback({ ...terms, discountRate: ZERO }),
      discountedPayback: payback({ ...terms, discountRate: discount.rate }),
      internalRatesOfReturn: internalRatesOfReturn(netFlows(flows, studyPeriodYears)),
    }),
  };
}

const readFlows = ({ dollars, investments, savings }: YearlyCashFlows<Amount>): YearlyCashFlows => ({
  dollars,
  investments: readYearlyAmounts(investments),
  savings: readYearlyAmounts(savings),
});

/** Savings less investments, from year 0 to the last of the study. */
function netFlows({ investments, savings }: YearlyCashFlows, studyPeriodYears: number): readonly Decimal[] {
  const flows = Array.from({ length: studyPeriodYears + 1 }, () => ZERO);
  for (const { year, amount } of savings) flows[year] = (flows[year] ?? ZERO).plus(amount);
  for (const { year, amount } of investments) flows[year] = (flows[year] ?? ZERO).minus(amount);
  return flows;
}

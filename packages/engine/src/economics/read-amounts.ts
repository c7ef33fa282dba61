import { type Amount, optionalDecimal, toDecimal } from "../decimal/amount.js";
import type { DiscountRate } from "./discount-rate.js";
import type { YearlyAmount } from "./present-value-of-years.js";

/** Amounts by year as decimals. @throws EngineError as `toDecimal` does. */
export const readYearlyAmounts = (amounts: readonly YearlyAmount<Amount>[]): readonly YearlyAmount[] =>
  amounts.map(({ year, amount }) => ({ year, amount: toDecimal(amount) }));

/** @throws EngineError as `toDecimal` does. */
function readDiscountRate({ kind, rate, inflation }: DiscountRate<Amount>): DiscountRate {
  const general = optionalDecimal(inflation);
  return { kind, rate: toDecimal(rate), ...(general !== undefined && { inflation: general }) };
}

/** Assumptions with the discount rate in decimals. @throws EngineError as `toDecimal` does. */
export const readAssumptions = <Assumptions extends { readonly discountRate: DiscountRate<Amount> }>(
  assumptions: Assumptions,
): Omit<Assumptions, "discountRate"> & { readonly discountRate: DiscountRate } => ({
  ...assumptions,
  discountRate: readDiscountRate(assumptions.discountRate),
});

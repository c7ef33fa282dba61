import fc from "fast-check";
import { Decimal } from "../src/decimal/decimal.js";
import { decimalText } from "./arbitraries.js";
import type { ReferenceLoan } from "./reference-schedule.js";

const YEARS = 40;

/** Loans of every kind: level, growing, broken off and arbitrary payments, paid in one year, in many, or never. */
export const loan: fc.Arbitrary<ReferenceLoan> = fc
  .record({
    amount: fc.oneof(
      { weight: 6, arbitrary: decimalText({ min: 1_000_000, max: 3_000_000_000, decimals: 2 }) },
      { weight: 1, arbitrary: decimalText({ min: 1, max: 1_000_000, decimals: 4 }) },
      { weight: 1, arbitrary: decimalText({ min: 1, max: 2_000_000_000, decimals: 7 }) },
    ),
    annualRate: fc.oneof(
      { weight: 1, arbitrary: fc.constant("0") },
      { weight: 6, arbitrary: decimalText({ min: 1, max: 1_200, decimals: 4 }) },
      { weight: 2, arbitrary: decimalText({ min: 1, max: 15_000_000, decimals: 8 }) },
    ),
    frequency: fc.constantFrom("annual", "biannual", "quarterly", "monthly"),
    timing: fc.constantFrom("beginning", "end"),
    // First payment, in ten-thousandths of the amount: from more than all of it to far too little.
    part: fc.integer({ min: 50, max: 12_000 }),
    growth: fc.integer({ min: -30, max: 60 }),
    gaps: fc.uniqueArray(fc.integer({ min: 0, max: YEARS - 1 }), { maxLength: 3 }),
    decimals: fc.constantFrom(0, 0, 1, 2, 2, 5),
    incentive: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6_000 })),
  })
  .map(({ amount, annualRate, frequency, timing, part, growth, gaps, decimals, incentive }): ReferenceLoan => {
    const first = new Decimal(amount).times(part).div(10_000);
    const ofYear = (year: number): string =>
      gaps.includes(year)
        ? "0"
        : first
            .times(Decimal.max(0, 1000 + growth * year))
            .div(1000)
            .toFixed(decimals);
    return {
      amountFinanced: amount,
      annualRate,
      frequency,
      timing,
      neededPayments: Array.from({ length: YEARS }, (_, year) => ofYear(year)),
      incentives: Array.from({ length: YEARS }, (_, year) =>
        first
          .times((incentive * (year % 3)) / 2)
          .div(10_000)
          .toFixed(2),
      ),
    };
  });

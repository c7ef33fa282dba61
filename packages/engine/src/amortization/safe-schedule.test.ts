import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { decimalText } from "../../testing/arbitraries.js";
import { loan } from "../../testing/loan-arbitrary.js";
import { loanTerms } from "../../testing/loan-terms.js";
import type { ReferenceLoan } from "../../testing/reference-schedule.js";
import { loanUnits } from "./loan-units.js";
import { type SafeYear, safeYears } from "./safe-schedule.js";
import { monthlyScheduleUnits } from "./schedule-kernel.js";

/** Loans that are compared with integers of any size. */
const LOANS = runs(2_000);

const LOAN: ReferenceLoan = {
  amountFinanced: "100000",
  annualRate: "0.06",
  frequency: "annual",
  timing: "end",
  neededPayments: Array(40).fill("12345.67"),
  incentives: [],
};

const yearsOf = (terms: ReferenceLoan): readonly SafeYear[] | undefined =>
  safeYears(loanTerms(terms), loanUnits(loanTerms(terms)));

/** Rates of which many balances have an interest that ends on half a tenth of a cent, and amounts that reach 2^53. */
const atTheEdges: fc.Arbitrary<ReferenceLoan> = fc
  .record({
    terms: loan,
    annualRate: fc.constantFrom("0.012", "0.024", "0.03", "0.06", "0.12", "0.3", "0.0375", "0.000000000000012"),
    amountFinanced: fc.oneof(
      decimalText({ min: 1, max: 100_000, decimals: 4 }),
      decimalText({ min: 1, max: 1_000_000, decimals: 0 }),
      decimalText({ min: 1, max: 2 ** 53 - 1, decimals: 6 }),
    ),
  })
  .map(({ terms, ...rest }) => ({ ...terms, ...rest }));

describe("the years in plain numbers", () => {
  test("are those of integers of any size wherever they are counted, at ties and at large amounts too", () => {
    const seen = { counted: 0, tooLarge: 0 };
    fc.assert(
      fc.property(atTheEdges, (terms) => {
        const years = yearsOf(terms);
        if (years === undefined) {
          seen.tooLarge++;
          return;
        }
        seen.counted++;
        const expected = monthlyScheduleUnits(loanTerms(terms));
        const found = years.map(({ applied, incentive, interest }) => [applied, incentive, interest].map(BigInt));
        expect(found).toEqual(expected.years.map(({ applied, incentive, interest }) => [applied, incentive, interest]));
        expect(BigInt(years.at(-1)?.endingBalance ?? 0)).toBe(expected.remainingBalance);
      }),
      { numRuns: LOANS },
    );
    expect(Math.min(seen.counted, seen.tooLarge)).toBeGreaterThan(0.03 * LOANS);
  });

  test("are not counted for a rate below zero, a payment below zero, or an amount of too many digits", () => {
    expect(yearsOf(LOAN)).toHaveLength(12);
    expect(yearsOf({ ...LOAN, annualRate: "-0.01" })).toBeUndefined();
    expect(yearsOf({ ...LOAN, neededPayments: ["-1"] })).toBeUndefined();
    expect(yearsOf({ ...LOAN, amountFinanced: "1000000000000" })).toBeUndefined();
    expect(yearsOf({ ...LOAN, incentives: ["0.000000000000000001"] })).toBeUndefined();
    expect(yearsOf({ ...LOAN, incentives: ["1000000000000000"] })).toBeUndefined();
  });

  test("nor for a loan that grows beyond what is exact", () => {
    const growing = { ...LOAN, amountFinanced: "1000000", annualRate: "0.9", neededPayments: [] };
    expect(yearsOf(growing)).toBeUndefined();
    expect(yearsOf({ ...growing, annualRate: "0.09" })).toHaveLength(40);
  });
});

test("a tie goes away from zero: $100.10 at 6 % bear $0.5005, which is $0.501", () => {
  const [year] = yearsOf({ ...LOAN, amountFinanced: "100.1", neededPayments: ["0"] }) ?? [];
  const { months } = monthlyScheduleUnits(loanTerms({ ...LOAN, amountFinanced: "100.1", neededPayments: ["0"] }));
  expect(months[0]?.interest).toBe(5_010n);
  expect(BigInt(year?.interest ?? 0)).toBe(months.slice(0, 12).reduce((total, { interest }) => total + interest, 0n));
});

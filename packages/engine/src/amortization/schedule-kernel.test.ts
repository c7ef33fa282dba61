import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { Fraction } from "../../testing/fraction.js";
import { loan } from "../../testing/loan-arbitrary.js";
import { loanTerms } from "../../testing/loan-terms.js";
import { type ReferenceLoan, type ReferenceSchedule, referenceSchedule } from "../../testing/reference-schedule.js";
import { Decimal, ZERO } from "../decimal/decimal.js";
import { loanMonth } from "./loan-month.js";
import { loanSchedule } from "./loan-schedule.js";
import { PAYMENT_MONTHS } from "./payment-months.js";
import { type ScheduleUnits, scheduleUnits } from "./schedule-kernel.js";

/** Loans that are compared in every month. */
const LOANS = runs(1_000);

const LOAN: ReferenceLoan = {
  amountFinanced: "100000",
  annualRate: "0.06",
  frequency: "annual",
  timing: "end",
  neededPayments: Array(40).fill("12345.67"),
  incentives: [],
};

describe("the schedule on whole units equals the one in exact fractions", () => {
  test(`in every month and year of ${LOANS.toLocaleString("en-US")} loans`, () => {
    const seen = { payingOff: 0, neverPayingOff: 0, inOneYear: 0, withZeroRate: 0, months: 0 };
    fc.assert(
      fc.property(loan, (terms) => {
        const reference = referenceSchedule(terms);
        seen.payingOff += Number(reference.remainingBalance.equals(Fraction.zero));
        seen.neverPayingOff += Number(!reference.remainingBalance.equals(Fraction.zero));
        seen.inOneYear += Number(reference.years.length === 1);
        seen.withZeroRate += Number(terms.annualRate === "0");
        seen.months += reference.months.length;
        const difference = firstDifference(scheduleUnits(loanTerms(terms)), reference);
        if (difference !== undefined) throw new Error(difference);
      }),
      { numRuns: LOANS },
    );
    // The loans really are of every kind.
    expect(Math.min(seen.payingOff, seen.neverPayingOff, seen.inOneYear, seen.withZeroRate)).toBeGreaterThan(
      0.03 * LOANS,
    );
    expect(seen.months).toBeGreaterThan(50 * LOANS);
  });

  test("in the figures of each year, digit by digit", () => {
    fc.assert(
      fc.property(loan, (terms) => {
        const { summary } = loanSchedule(loanTerms(terms), undefined);
        const figures = summary.map((year) => [year.principalPlusInterest, year.principal, year.interest]);
        const expected = referenceSchedule(terms).years.map((year) => [
          decimalOf(year.principalPlusInterest),
          decimalOf(year.principal),
          decimalOf(year.interest),
        ]);
        expect(texts(figures)).toEqual(texts(expected));
      }),
      { numRuns: runs(60) },
    );
  });
});

test("without a repeating decimal it equals the published month, month after month", () => {
  fc.assert(
    fc.property(
      loan.filter(({ frequency }) => frequency !== "monthly"),
      (terms) => {
        const { detail } = loanSchedule(loanTerms(terms), undefined);
        const { amountFinanced, annualRate, frequency, timing, neededPayments, incentives } = loanTerms(terms);
        const due: readonly number[] = PAYMENT_MONTHS[frequency][timing];
        let beginningBalance = amountFinanced;
        for (const row of detail) {
          const month = loanMonth({
            beginningBalance,
            annualRate,
            timing,
            installment: due.includes(row.month) ? (neededPayments[row.year - 1] ?? ZERO).div(due.length) : ZERO,
            incentive: row.month === 12 ? (incentives[row.year - 1] ?? ZERO) : ZERO,
          });
          const place = `${row.year}-${row.month}`;
          for (const name of ["interest", "actualPayment", "incentive", "principal", "endingBalance"] as const) {
            if (!row[name].eq(month[name])) {
              throw new Error(`${place} ${name}: schedule ${row[name]}, month ${month[name]}`);
            }
          }
          beginningBalance = month.endingBalance;
        }
      },
    ),
    { numRuns: runs(60) },
  );
});

describe("monthly payments are elevenths", () => {
  test("eleven of $30,000.50 ÷ 11 are $30,000.50: the year's principal is $30,001", () => {
    const { summary } = loanSchedule(
      loanTerms({ ...LOAN, frequency: "monthly", annualRate: "0", neededPayments: Array(40).fill("30000.50") }),
      undefined,
    );
    expect(summary[0]?.principal.toFixed()).toBe("30001");
    expect(summary[0]?.principalPlusInterest.toFixed()).toBe("30000.5");
  });

  test("so every whole year but the last pays exactly what is needed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.constantFrom("beginning", "end"), (cents, timing) => {
        const payment = new Decimal(cents).div(100).plus(10_000).toFixed();
        const terms: ReferenceLoan = { ...LOAN, frequency: "monthly", timing, neededPayments: Array(40).fill(payment) };
        const { years, unitsPerDollar } = scheduleUnits(loanTerms(terms));
        for (const { applied } of years.slice(0, -1)) {
          expect(applied * 100n).toBe(BigInt(new Decimal(payment).times(100).toFixed()) * unitsPerDollar);
        }
      }),
    );
  });
});

describe("the last payment", () => {
  test("is what is left, with the month's interest", () => {
    const { months, years, remainingBalance } = scheduleUnits(
      loanTerms({ ...LOAN, amountFinanced: "1000000", neededPayments: Array(40).fill("250000") }),
    );
    expect(years).toHaveLength(5);
    expect(remainingBalance).toBe(0n);
    const last = months.at(-1);
    expect(last && last.applied === last.beginningBalance + last.interest).toBe(true);
    expect(last?.endingBalance).toBe(0n);
  });

  test("may be one cent in an additional year", () => {
    const terms: ReferenceLoan = {
      ...LOAN,
      annualRate: "0",
      amountFinanced: "1000000.01",
      neededPayments: Array(40).fill("100000"),
    };
    const { summary } = loanSchedule(loanTerms(terms), undefined);
    expect(summary).toHaveLength(11);
    expect(summary[10]?.principalPlusInterest.toFixed()).toBe("0.01");
  });

  test("leaves nothing to pay in the months after it", () => {
    const { months } = scheduleUnits(
      loanTerms({ ...LOAN, frequency: "quarterly", neededPayments: Array(40).fill("500000") }),
    );
    expect(months).toHaveLength(12);
    expect(months.map(({ applied }) => applied > 0n)).toEqual(Array.from({ length: 12 }, (_, index) => index === 2));
    expect(months.slice(3).every(({ interest, endingBalance }) => interest === 0n && endingBalance === 0n)).toBe(true);
  });
});

test("a loan without payments grows for exactly 40 years", () => {
  const { years, months, remainingBalance, unitsPerDollar } = scheduleUnits(
    loanTerms({ ...LOAN, neededPayments: [], incentives: [] }),
  );
  expect(years).toHaveLength(40);
  expect(months).toHaveLength(480);
  // 100 000 × 1.005^480, to the roundings of 480 months.
  const grown = new Decimal(100_000).times(new Decimal("1.005").pow(480));
  const remaining = new Decimal(remainingBalance.toString()).div(unitsPerDollar.toString());
  expect(remaining.minus(grown).abs().lt(1)).toBe(true);
});

test("an amount below the smallest balance rounds away in its first month", () => {
  const { years, remainingBalance } = scheduleUnits(loanTerms({ ...LOAN, amountFinanced: "0.00004" }));
  expect(years).toEqual([{ applied: expect.any(BigInt), incentive: 0n, interest: 0n }]);
  expect(remainingBalance).toBe(0n);
});

/** First difference between the two schedules, as text; undefined without one. */
function firstDifference(units: ScheduleUnits, reference: ReferenceSchedule): string | undefined {
  const differs = (amount: bigint, exact: Fraction): boolean =>
    amount * exact.denominator !== exact.numerator * units.unitsPerDollar;
  if (units.years.length !== reference.years.length) return `${units.years.length} years`;
  if (units.months.length !== reference.months.length) return `${units.months.length} months`;
  if (differs(units.remainingBalance, reference.remainingBalance)) return "remaining balance";
  for (const [index, expected] of reference.months.entries()) {
    const month = units.months[index];
    if (month === undefined) return `month ${index + 1} is missing`;
    const place = `year ${Math.floor(index / 12) + 1} month ${(index % 12) + 1}`;
    if (differs(month.beginningBalance, expected.beginningBalance)) return `${place}: beginning balance`;
    if (differs(month.applied - month.incentive, expected.actualPayment)) return `${place}: actual payment`;
    if (differs(month.incentive, expected.incentive)) return `${place}: incentive`;
    if (differs(month.interest, expected.interest)) return `${place}: interest`;
    if (differs(month.applied - month.interest, expected.principal)) return `${place}: principal`;
    if (differs(month.endingBalance, expected.endingBalance)) return `${place}: ending balance`;
  }
  return undefined;
}

const decimalOf = ({ numerator, denominator }: Fraction): Decimal =>
  new Decimal(numerator.toString()).div(denominator.toString());

const texts = (rows: readonly (readonly Decimal[])[]): string[][] => rows.map((row) => row.map((one) => one.toFixed()));
